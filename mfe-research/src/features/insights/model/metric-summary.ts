import type { ResultPoints } from '../../../shared/result-set/use-result-points';
import { type Quartiles, quartiles } from '../../../shared/statistics/quantile';
import {
  grossRentMultiplier,
  grossYield,
  groupGrm,
  groupYield,
  pricePerSqm,
} from '../../../shared/unit-metrics/unit-metrics';
import type { MetricKey } from './metric';

interface Row {
  price: number | null;
  rent: number | null;
  size: number | null;
  typology: string;
}

export interface MetricSummary {
  all: Quartiles;
  /** of the set as one: sums over sums, never a mean of ratios; null on an empty set */
  average: number | null;
  /** every known value, ascending */
  values: number[];
  byTypology: { typology: string; spread: Quartiles }[];
}

function metricOf(key: MetricKey, { price, rent, size }: Row): number | null {
  if (key === 'gross_yield') return grossYield(price, rent);
  return key === 'grm' ? grossRentMultiplier(price, rent) : pricePerSqm(price, size);
}

function averageOf(key: MetricKey, rows: readonly Row[]): number | null {
  if (key === 'gross_yield') return groupYield(rows);
  if (key === 'grm') return groupGrm(rows);
  const known = rows.filter(({ price, size }) => price !== null && size !== null && size > 0);
  const sizes = known.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return pricePerSqm(
    known.reduce((sum, { price }) => sum + (price ?? 0), 0),
    sizes,
  );
}

/** The metric over every row of a result: quartiles of the set and of each typology in it. */
export function summariseMetric(key: MetricKey, points: ResultPoints): MetricSummary {
  const rows: Row[] = points.price.map((price, index) => ({
    price,
    rent: points.rent[index] ?? null,
    size: points.size_sqm[index] ?? null,
    typology: points.typologies[points.typology[index] ?? -1] ?? 'unknown',
  }));
  const valued = rows.flatMap((row) => {
    const value = metricOf(key, row);
    return value === null ? [] : [{ typology: row.typology, value }];
  });
  const values = valued.map(({ value }) => value).sort((a, b) => a - b);
  const byTypology = points.typologies.flatMap((typology) => {
    const own = valued.filter((row) => row.typology === typology).map(({ value }) => value);
    return own.length > 0 ? [{ typology, spread: quartiles(own) }] : [];
  });
  return { all: quartiles(values), average: averageOf(key, rows), values, byTypology };
}

/** How many values lie strictly below and strictly above two bounds. */
export function countOutside(values: readonly number[], low: number, high: number) {
  return {
    below: values.filter((value) => value < low).length,
    above: values.filter((value) => value > high).length,
  };
}

/** Shares of a histogram with `bins` equal steps between the smallest and the largest value. */
export function histogram(
  values: readonly number[],
  bins: number,
): { from: number; to: number; count: number }[] {
  const low = values[0];
  const high = values.at(-1);
  if (low === undefined || high === undefined) return [];
  const step = (high - low) / bins || 1;
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value - low) / step));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({
    from: low + bin * step,
    to: low + (bin + 1) * step,
    count,
  }));
}
