import type { AreaMonth } from '../../../shared/area-stats/area-month';

export const TREND_FIGURES = [
  ['median_price_sqm', 'Median price per m²'],
  ['median_price', 'Median price'],
  ['median_rent', 'Median rent a month'],
  ['gross_yield', 'Gross yield'],
] as const;

export type TrendFigure = (typeof TREND_FIGURES)[number][0];

export interface TrendRow {
  /** ISO, first of the month */
  month: string;
  /** by area in the order asked; null where hidden or missing */
  cells: { value: number | null; n: number | null }[];
}

/** Months newest first, one cell per area. */
export function trendRows(
  months: readonly AreaMonth[],
  areas: readonly string[],
  figure: TrendFigure,
): TrendRow[] {
  const byKey = new Map(months.map((entry) => [`${entry.area_slug}:${entry.month}`, entry]));
  const dates = [...new Set(months.map((entry) => entry.month))].sort().reverse();
  return dates
    .map((month) => ({
      month,
      cells: areas.map((area) => {
        const entry = byKey.get(`${area}:${month}`);
        return { value: entry?.[figure] ?? null, n: entry?.n ?? null };
      }),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.n !== null));
}
