/** Thresholds as typed, in percent, or why they cannot be used. */
export interface Thresholds {
  low: string;
  high: string;
}

export const DEFAULT_THRESHOLDS: Thresholds = { low: '5', high: '9' };

/** Ratios from the typed percentages. */
export function readThresholds({
  low,
  high,
}: Thresholds): { ok: true; low: number; high: number } | { ok: false; error: string } {
  const [from, to] = [low, high].map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (from === undefined || to === undefined || !(from >= 0 && from <= 100 && to <= 100)) {
    return { ok: false, error: 'Enter percentages from 0 to 100' };
  }
  if (from >= to) return { ok: false, error: 'High must be above low' };
  return { ok: true, low: from / 100, high: to / 100 };
}
