import type { DataTableColumn } from './features';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Ascending order of two cell values: numbers and dates by size, the rest as people sort words. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

/**
 * Adds our order to a column. A missing value (null or undefined) stays at the end in both
 * directions: nobody sorts to find what is not known.
 */
export function withOrder<Row extends object>(column: DataTableColumn<Row>): DataTableColumn<Row> {
  const numeric = column.meta?.numeric === true;
  const shared = {
    sortFn: (
      a: { getValue: (id: string) => unknown },
      b: { getValue: (id: string) => unknown },
      id: string,
    ) => compareValues(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last' as const,
    sortDescFirst: numeric,
  };
  if ('accessorKey' in column && typeof column.accessorKey === 'string') {
    const { accessorKey, ...rest } = column;
    return {
      id: accessorKey,
      ...shared,
      ...rest,
      accessorFn: (row: Row) => row[accessorKey as keyof Row] ?? undefined,
    } as DataTableColumn<Row>;
  }
  if ('accessorFn' in column && typeof column.accessorFn === 'function') {
    const read = column.accessorFn;
    return {
      ...shared,
      ...column,
      accessorFn: (row: Row, index: number) => read(row, index) ?? undefined,
    } as DataTableColumn<Row>;
  }
  return column;
}
