import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type DataTableColumn, features, type Sorting } from './features';
import { scrollerLooks, tableLooks } from './looks';
import { withOrder } from './sort-order';
import { ColumnHeader } from './table-head';
import { DataRow, type RowInteraction } from './table-row';
import { useVisibleRows } from './use-visible-rows';

export interface DataTableProps<Row extends object> extends RowInteraction<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Keep the identity stable between renders (state, a query's data, or a memo). */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names the table for everyone who cannot see what it stands under. */
  caption: string;
  /** Controlled order; without it the table keeps its own. */
  sorting?: Sorting;
  onSortingChange?: (sorting: Sorting) => void;
  /** The rows come in the order of `sorting` already (sorted by the server). */
  rowsAreSorted?: boolean;
  /** By column id; a column that is not named is shown. */
  columnVisibility?: Record<string, boolean>;
  /** Called once per number of rows when the last ones come into view. */
  onEndReached?: () => void;
  /** Any CSS length. */
  maxHeight?: string;
  /** In place of the table when there are no rows. */
  emptyState?: ReactNode;
}

const NUMBER_WIDTH = 120;
const TEXT_WIDTH = 184;
const ALL_SHOWN: Record<string, boolean> = {};

/** A sortable table that stays fast with 50,000 rows: only the rows in view are in the page. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, getRowId, caption, rowsAreSorted = false, emptyState } = props;
  const { maxHeight = 'min(72vh, 680px)', columnVisibility = ALL_SHOWN, onSortingChange } = props;
  const [ownSorting, setOwnSorting] = useState<Sorting>([]);
  const sorting = props.sorting ?? ownSorting;
  const orderedColumns = useMemo(() => columns.map((column) => withOrder(column)), [columns]);
  const table = useTable({
    features,
    columns: orderedColumns,
    data: rows as Row[],
    getRowId,
    state: { sorting, columnVisibility },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      setOwnSorting(next);
      onSortingChange?.(next);
    },
    manualSorting: rowsAreSorted,
    enableMultiSort: false,
  });

  const scroller = useRef<HTMLDivElement>(null);
  const sortedRows = table.getRowModel().rows;
  const visible = useVisibleRows({
    scroller,
    count: sortedRows.length,
    getKey: (index) => sortedRows[index]?.id ?? String(index),
    onEndReached: props.onEndReached,
  });
  if (rows.length === 0 && emptyState) return emptyState;

  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const widths = headers.map(({ column }) => {
    const { width, numeric } = column.columnDef.meta ?? {};
    return width ?? (numeric ? NUMBER_WIDTH : TEXT_WIDTH);
  });
  return (
    <Box
      ref={scroller}
      role="group"
      aria-label={caption}
      tabIndex={0}
      css={scrollerLooks}
      maxHeight={maxHeight}
    >
      <chakra.table
        css={tableLooks}
        minWidth={`${widths.reduce((sum, width) => sum + width, 0)}px`}
        aria-rowcount={sortedRows.length + 1}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {headers.map((header, position) => (
            <col key={header.id} style={{ width: widths[position] }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {headers.map((header) => (
              <ColumnHeader key={header.id} header={header} sorted={header.column.getIsSorted()} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={visible.before} />
          {visible.items.map((item) => {
            const row = sortedRows[item.index];
            return row ? (
              <DataRow
                key={row.id}
                row={row}
                index={item.index}
                measure={visible.measure}
                selectedIds={props.selectedIds}
                activeId={props.activeId}
                onRowSelect={props.onRowSelect}
                onRowHover={props.onRowHover}
              />
            ) : null;
          })}
          <Gap height={visible.after} />
        </tbody>
      </chakra.table>
    </Box>
  );
}

/** Stands for the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null;
}
