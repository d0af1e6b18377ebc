import * as z from 'shared-state/schema';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';

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
  /** the newest published figure; a projection only where there is nothing else */
  latest: Indicator;
}

/** What moves a loan and a price first; series not named here follow by their label. */
const FIRST = [
  'policy_rate',
  'cpi',
  'gdp_growth',
  'usd_kes',
  'mortgage_rate',
  'tbill_91',
  'population_nairobi',
  'buildings_completed',
];

function rank(id: string): number {
  const place = FIRST.indexOf(id);
  return place === -1 ? FIRST.length : place;
}

/** Indicators grouped by series, points oldest first, the leading series first. */
export function groupSeries(indicators: readonly Indicator[]): Series[] {
  return [...groupBySeries(indicators)]
    .flatMap(([id, members]) => {
      const points = [...members].sort((a, b) => (a.period < b.period ? -1 : 1));
      const latest = points.findLast(({ note }) => note !== 'projection') ?? points.at(-1);
      if (!latest) return [];
      const { label, unit, source } = latest;
      return [{ id, label, unit, source, points, latest }];
    })
    .sort((a, b) => rank(a.id) - rank(b.id) || a.label.localeCompare(b.label));
}

function groupBySeries(indicators: readonly Indicator[]): Map<string, Indicator[]> {
  const groups = new Map<string, Indicator[]>();
  for (const indicator of indicators) {
    groups.set(indicator.series, [...(groups.get(indicator.series) ?? []), indicator]);
  }
  return groups;
}

type Measured = Pick<Indicator, 'unit' | 'value'>;

const isMoney = (unit: string) => /^[A-Z]{3}$/.test(unit);

/** The figure alone: a percentage, an amount with its currency, or a number. */
export function writeFigure({ unit, value }: Measured): string {
  if (unit === 'ratio') return formatPercent(value, 2);
  if (isMoney(unit)) return formatMoney(value, unit, { compact: true });
  return formatNumber(value, { digits: 2 });
}

/** What a plain number counts; empty where the figure says it itself. */
export function unitOf({ unit }: Pick<Indicator, 'unit'>): string {
  return unit === 'ratio' || isMoney(unit) ? '' : unit;
}

/** A value in its unit, for running text. */
export function writeIndicator(measured: Measured): string {
  return `${writeFigure(measured)} ${unitOf(measured)}`.trim();
}
