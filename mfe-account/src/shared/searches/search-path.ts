interface Bought {
  id: string;
  kind: string;
}

/** Where a bought search opens again. */
export const searchPath = ({ id, kind }: Bought): string =>
  kind === 'area_report' ? `/area-data?search=${id}` : `/search-results?search=${id}`;
