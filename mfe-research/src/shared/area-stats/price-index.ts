import type { AreaMonth } from './area-month';

export interface IndexMove {
  /** three-month averages, the first one on show = 100 */
  index: number[];
  /** latest three-month average of the median price per m², market currency */
  latest: number;
  /** last month of it, ISO */
  month: string;
  /** records behind it */
  n: number;
  /** ratios of change on the three months before, and on the same three a year before */
  quarterly: number | null;
  yearly: number | null;
}

const SPAN = 3;

interface Point {
  at: number;
  month: string;
  value: number;
  n: number;
}

/** Months since year 0, so that gaps can be seen. */
function ordinal(iso: string): number {
  const [year = 0, month = 1] = iso.split('-').map(Number);
  return year * 12 + month - 1;
}

/** Averages over three consecutive known months, each weighted by its records. */
function smoothed(months: readonly AreaMonth[]): Point[] {
  const known = new Map(
    months.flatMap((entry) =>
      entry.median_price_sqm === null || !entry.n
        ? []
        : [
            [
              ordinal(entry.month),
              { value: entry.median_price_sqm, n: entry.n, month: entry.month },
            ],
          ],
    ),
  );
  const points: Point[] = [];
  for (const [at, last] of [...known].sort(([a], [b]) => a - b)) {
    const window = [known.get(at - 2), known.get(at - 1), last];
    const full = window.filter((entry) => entry !== undefined);
    if (full.length < SPAN) continue;
    const n = full.reduce((sum, entry) => sum + entry.n, 0);
    const value = full.reduce((sum, entry) => sum + entry.value * entry.n, 0) / n;
    points.push({ at, month: last.month, value, n });
  }
  return points;
}

/**
 * The course of one area's median price per m². A single month's median moves with what happens to
 * be on offer, so three months are taken together; a change is only given against the very months
 * it names. Null when no three consecutive months are known.
 */
export function priceIndex(months: readonly AreaMonth[]): IndexMove | null {
  const points = smoothed(months);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const changeOver = (span: number) => {
    const base = points.find(({ at }) => last.at - at === span);
    return base ? last.value / base.value - 1 : null;
  };
  return {
    index: points.map(({ value }) => (value / first.value) * 100),
    latest: last.value,
    month: last.month,
    n: last.n,
    quarterly: changeOver(SPAN),
    yearly: changeOver(12),
  };
}
