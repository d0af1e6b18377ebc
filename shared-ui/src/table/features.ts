import {
  type ColumnDef,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
} from '@tanstack/react-table';

export interface ColumnLooks {
  /** Right-aligned, tabular figures; sorted from the largest. */
  numeric?: boolean;
  /** In px; 120 for numbers and 184 for text by default. */
  width?: number;
}

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnLooks>(),
});

export type Features = typeof features;

/**
 * A column in the terms of @tanstack/react-table: `accessorKey` or `id` + `accessorFn`, `header`,
 * `cell`, `enableSorting`, and `meta: { numeric, width }`.
 */
// biome-ignore lint/suspicious/noExplicitAny: columns of one table hold values of different types.
export type DataTableColumn<Row extends object> = ColumnDef<Features, Row, any>;

export type Sorting = SortingState;

/** Typed columns for rows of one shape: `columnsFor<Unit>().accessor('price', { … })`. */
export function columnsFor<Row extends object>() {
  return createColumnHelper<Features, Row>();
}
