import type { AreaMonth } from '../../../shared/area-stats/area-month';
import { EMPTY_FORM } from '../../../shared/filters/filter-form';
import { paramsFromForm } from '../../../shared/filters/filter-params';

export interface StartingPoint {
  area: string;
  typology: string;
  value: number;
  n: number;
  /** the address with the filters set and the price capped at the median */
  search: string;
}

const FEWEST_RECORDS = 10;
const SHOWN = 3;

/** Of each area and typology the latest month with enough records behind it. */
function latestMonths(months: readonly AreaMonth[]): AreaMonth[] {
  const latest = new Map<string, AreaMonth>();
  for (const entry of months) {
    if (entry.typology === 'all' || (entry.n ?? 0) < FEWEST_RECORDS) continue;
    const key = `${entry.area_slug}:${entry.typology}`;
    const known = latest.get(key);
    if (!known || known.month < entry.month) latest.set(key, entry);
  }
  return [...latest.values()];
}

/**
 * Where a search for investment could begin, from public medians: the best three combinations of
 * area and typology by one figure.
 */
export function startingPoints(
  months: readonly AreaMonth[],
  figure: 'gross_yield' | 'median_price_sqm',
): StartingPoint[] {
  const best = figure === 'gross_yield' ? -1 : 1;
  return latestMonths(months)
    .flatMap((entry) => {
      const value = entry[figure];
      return value === null ? [] : [{ entry, value }];
    })
    .sort((a, b) => best * (a.value - b.value))
    .slice(0, SHOWN)
    .map(({ entry, value }) => ({
      area: entry.area_slug,
      typology: entry.typology,
      value,
      n: entry.n ?? 0,
      search: `?${paramsFromForm({
        ...EMPTY_FORM,
        areas: [entry.area_slug],
        typologies: [entry.typology],
        price_max: entry.median_price === null ? '' : String(Math.round(entry.median_price)),
      })}`,
    }));
}
