interface Movement {
  delta: number;
  kind: string;
  created_at: string;
}

export interface MonthUsage {
  /** Tokens spent since the first of the month. */
  spent: number;
  /** Number of paid searches and reports. */
  searches: number;
  /** Tokens spent on each day of the month so far, the first day first. */
  perDay: number[];
}

/** What this calendar month cost, in the time zone of the reader. */
export function usageOfMonth(movements: Movement[], now: Date): MonthUsage {
  const perDay = Array.from({ length: now.getDate() }, () => 0);
  let searches = 0;
  for (const { kind, delta, created_at } of movements) {
    const at = new Date(created_at);
    const sameMonth = at.getFullYear() === now.getFullYear() && at.getMonth() === now.getMonth();
    if (kind !== 'spend' || !sameMonth) continue;
    searches += 1;
    const day = at.getDate() - 1;
    perDay[day] = (perDay[day] ?? 0) - delta;
  }
  return { spent: perDay.reduce((sum, tokens) => sum + tokens, 0), searches, perDay };
}
