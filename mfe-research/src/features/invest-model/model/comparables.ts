/** One sold or offered unit near the subject. */
export interface Comparable {
  pricePerSqm: number;
  distanceM: number;
  /** how long ago it was observed */
  ageDays: number;
  sizeSqm: number;
}

export interface ComparableValue {
  /** market currency */
  value: number;
  /** 10th to 90th weighted percentile: the 80 % range */
  low: number;
  high: number;
  n: number;
}

const DISTANCE_SCALE_M = 500;
const AGE_SCALE_DAYS = 180;

/**
 * Weight of a comparable: halves roughly every 350 m and every four months, and falls with the
 * square of the log size ratio, so that a unit twice or half as large counts alike.
 */
function comparableWeight(comparable: Comparable, sizeSqm: number): number {
  const sizeGap = Math.log(comparable.sizeSqm / sizeSqm);
  return (
    Math.exp(-comparable.distanceM / DISTANCE_SCALE_M) *
    Math.exp(-comparable.ageDays / AGE_SCALE_DAYS) *
    Math.exp(-2 * sizeGap * sizeGap)
  );
}

/**
 * Value by comparables: weighted median price per m² times the subject's size, with n and an
 * 80 % range. Null without a usable comparable.
 */
export function valueByComparables(
  sizeSqm: number,
  comparables: readonly Comparable[],
): ComparableValue | null {
  const weighted = comparables
    .filter((item) => item.sizeSqm > 0 && item.pricePerSqm > 0)
    .map((item) => ({ value: item.pricePerSqm, weight: comparableWeight(item, sizeSqm) }))
    .filter((item) => item.weight > 0)
    .sort((a, b) => a.value - b.value);
  if (sizeSqm <= 0 || weighted.length === 0) return null;
  const at = (share: number) => weightedQuantile(weighted, share) * sizeSqm;
  return { value: at(0.5), low: at(0.1), high: at(0.9), n: weighted.length };
}

function weightedQuantile(
  sorted: ReadonlyArray<{ value: number; weight: number }>,
  share: number,
): number {
  const target = share * sorted.reduce((sum, item) => sum + item.weight, 0);
  let reached = 0;
  for (const item of sorted) {
    reached += item.weight;
    if (reached >= target) return item.value;
  }
  return sorted[sorted.length - 1]?.value ?? 0;
}
