/**
 * Continuous percentile with linear interpolation, the same as SQL's percentile_cont.
 * `share` 0–1; null for an empty set.
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (position - Math.floor(position));
}

export interface Quartiles {
  p25: number | null;
  median: number | null;
  p75: number | null;
  n: number;
}

export function quartiles(values: readonly number[]): Quartiles {
  return {
    p25: quantile(values, 0.25),
    median: quantile(values, 0.5),
    p75: quantile(values, 0.75),
    n: values.length,
  };
}
