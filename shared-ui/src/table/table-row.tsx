import { flexRender, type Row as TableRow } from '@tanstack/react-table';
import type { KeyboardEvent, Ref } from 'react';
import type { Features } from './features';

export interface RowInteraction<Row extends object> {
  /** Chosen rows, by id. */
  selectedIds?: ReadonlySet<string>;
  /** The row that another view points at. */
  activeId?: string | null;
  onRowSelect?: (row: Row, id: string) => void;
  onRowHover?: (row: Row | null, id: string | null) => void;
}

interface DataRowProps<Row extends object> extends RowInteraction<Row> {
  row: TableRow<Features, Row>;
  index: number;
  measure: Ref<HTMLTableRowElement>;
}

/** One row; its first cell names it. */
export function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { row, index, measure, selectedIds, activeId, onRowSelect, onRowHover } = props;
  const select = onRowSelect ? () => onRowSelect(row.original, row.id) : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' '))
      return;
    event.preventDefault();
    select?.();
  };
  return (
    <tr
      ref={measure}
      data-row=""
      data-index={index}
      data-active={activeId === row.id ? '' : undefined}
      aria-rowindex={index + 2}
      aria-selected={selectedIds ? selectedIds.has(row.id) : undefined}
      {...(select ? { tabIndex: 0, onClick: select, onKeyDown } : {})}
      onMouseEnter={onRowHover && (() => onRowHover(row.original, row.id))}
      onMouseLeave={onRowHover && (() => onRowHover(null, null))}
    >
      {row.getVisibleCells().map((cell, position) => {
        const { cell: render, meta } = cell.column.columnDef;
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell
            key={cell.id}
            scope={position === 0 ? 'row' : undefined}
            data-numeric={meta?.numeric ? '' : undefined}
          >
            {flexRender(render, cell.getContext())}
          </Cell>
        );
      })}
    </tr>
  );
}
