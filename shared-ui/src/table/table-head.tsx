import { Box, chakra } from '@chakra-ui/react';
import { flexRender, type Header } from '@tanstack/react-table';
import type { Features } from './features';
import { sortButtonLooks } from './looks';

const ARIA_SORT = { asc: 'ascending', desc: 'descending', false: 'none' } as const;

const PATHS = { asc: 'm5 10 4-4 4 4', desc: 'm5 8 4 4 4-4', false: 'm6 7 3-3 3 3M6 11l3 3 3-3' };

interface ColumnHeaderProps<Row extends object> {
  header: Header<Features, Row, unknown>;
  /** Passed by the owner of the table, so that a change of the order renders the header anew. */
  sorted: false | 'asc' | 'desc';
}

/** A column's head: a button where the column can be sorted. */
export function ColumnHeader<Row extends object>({ header, sorted }: ColumnHeaderProps<Row>) {
  const { column } = header;
  const numeric = column.columnDef.meta?.numeric ? '' : undefined;
  const title = flexRender(column.columnDef.header, header.getContext());
  const direction = String(sorted) as keyof typeof PATHS;
  if (!column.getCanSort()) {
    return (
      <th scope="col" data-numeric={numeric}>
        <Box px="4">{title}</Box>
      </th>
    );
  }
  return (
    <th scope="col" data-numeric={numeric} aria-sort={ARIA_SORT[direction]}>
      <chakra.button
        type="button"
        css={sortButtonLooks}
        data-numeric={numeric}
        data-sorted={sorted ? '' : undefined}
        onClick={column.getToggleSortingHandler()}
      >
        {title}
        <svg
          aria-hidden="true"
          viewBox="0 0 18 18"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={PATHS[direction]} />
        </svg>
      </chakra.button>
    </th>
  );
}
