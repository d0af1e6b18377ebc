import type { Sorting } from 'shared-ui/table';

/** Order in the address as search_rows takes it: "price.desc"; none is the order of the result. */
export function sortingFromParam(param: string | null): Sorting {
  const [id, direction] = (param ?? '').split('.');
  return id && (direction === 'asc' || direction === 'desc')
    ? [{ id, desc: direction === 'desc' }]
    : [];
}

export function paramFromSorting(sorting: Sorting): string | null {
  const first = sorting[0];
  return first ? `${first.id}.${first.desc ? 'desc' : 'asc'}` : null;
}
