import type { Filters } from 'shared-state/contracts';

/**
 * One text per meaning: keys and list members in fixed order, so that a request id, a cache entry
 * and "the same filters" do not depend on the order of clicks.
 */
export function filtersKey(filters: Filters): string {
  const entries = Object.entries(filters)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => [key, isUnordered(value) ? [...value].sort() : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}

function isUnordered(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
