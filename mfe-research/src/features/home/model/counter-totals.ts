import type { AreaCounter } from '../../../shared/area-stats/use-area-counters';

/** The counters of all areas together; unknown acreage and prices count as nothing known. */
export function counterTotals(counters: readonly AreaCounter[]) {
  const sum = (read: (counter: AreaCounter) => number | null) =>
    counters.reduce((total, counter) => total + (read(counter) ?? 0), 0);
  const dates = counters.flatMap(({ latest_observed_on }) => latest_observed_on ?? []).sort();
  return {
    areas: counters.length,
    dataPoints: sum((counter) => counter.data_points),
    developments: sum((counter) => counter.developments),
    units: sum((counter) => counter.units),
    acreage: sum((counter) => counter.acreage),
    price: sum((counter) => counter.aggregate_price),
    /** ISO date of the newest record, null without any */
    latest: dates.at(-1) ?? null,
  };
}
