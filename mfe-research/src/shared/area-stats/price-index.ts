import type { AreaMonth } from './area-month';

export interface IndexMove {
  /** first month on show = 100 */
  index: number[];
  /** median price per m² of the latest month, market currency */
  latest: number;
  month: string;
  n: number | null;
  /** ratio of change on the month before, and on the same month a year before; null if unknown */
  monthly: number | null;
  yearly: number | null;
}

/** Months between two ISO dates, by calendar. */
function monthsApart(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/**
 * The course of one area's median price per m², oldest first. Hidden months are left out and a
 * change is only given against the exact month it names. Null when nothing is known.
 */
export function priceIndex(months: readonly AreaMonth[]): IndexMove | null {
  const known = months.flatMap((entry) =>
    entry.median_price_sqm === null ? [] : [{ ...entry, value: entry.median_price_sqm }],
  );
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return null;
  const changeOver = (span: number) => {
    const base = known.find((entry) => monthsApart(entry.month, last.month) === span);
    return base ? last.value / base.value - 1 : null;
  };
  return {
    index: known.map((entry) => (entry.value / first.value) * 100),
    latest: last.value,
    month: last.month,
    n: last.n,
    monthly: changeOver(1),
    yearly: changeOver(12),
  };
}
