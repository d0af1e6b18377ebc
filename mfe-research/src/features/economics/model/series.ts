import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { z } from '../../../shared/schema';

export const indicatorSchema = z.object({
  series: z.string(),
  label: z.string(),
  /** "ratio" is 0–1; otherwise what the value counts */
  unit: z.string(),
  /** ISO: a year, a month or a day */
  period: z.string(),
  value: z.number(),
  source: z.string(),
  note: z.nullable(z.string()),
});

export type Indicator = z.infer<typeof indicatorSchema>;

export interface Series {
  id: string;
  label: string;
  unit: string;
  source: string;
  /** oldest first */
  points: Indicator[];
  latest: Indicator;
}

/** Indicators grouped by series, points oldest first, series by name. */
export function groupSeries(indicators: readonly Indicator[]): Series[] {
  return [...groupBySeries(indicators)]
    .flatMap(([id, members]) => {
      const points = [...members].sort((a, b) => (a.period < b.period ? -1 : 1));
      const latest = points.at(-1);
      if (!latest) return [];
      const { label, unit, source } = latest;
      return [{ id, label, unit, source, points, latest }];
    })
    .sort((a, b) => a.label.localeCompare(b.label));
}

function groupBySeries(indicators: readonly Indicator[]): Map<string, Indicator[]> {
  const groups = new Map<string, Indicator[]>();
  for (const indicator of indicators) {
    groups.set(indicator.series, [...(groups.get(indicator.series) ?? []), indicator]);
  }
  return groups;
}

/** A value in its unit. */
export function writeIndicator({ unit, value }: Pick<Indicator, 'unit' | 'value'>): string {
  if (unit === 'ratio') return formatPercent(value, 2);
  if (/^[A-Z]{3}$/.test(unit)) return formatMoney(value, unit, { compact: true });
  if (unit.includes(' per ')) return `${formatNumber(value, { digits: 2 })} ${unit}`;
  return formatNumber(value, { digits: 2, unit });
}
