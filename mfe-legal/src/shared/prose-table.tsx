import { Box, chakra } from 'shared-ui';
import { InlineText } from './inline-text';

export interface ProseTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * A table of sentences. On a phone each row becomes a block with the column's name above each
 * cell; the explicit roles keep it a table for assistive technology although its display changes.
 */
export function ProseTable({ caption, columns, rows }: ProseTableProps) {
  return (
    <chakra.table role="table" display={{ base: 'block', md: 'table' }} width="full" textStyle="sm">
      <chakra.caption
        display={{ base: 'block', md: 'table-caption' }}
        textAlign="start"
        textStyle="label"
        color="fg.muted"
        pb="2"
      >
        {caption}
      </chakra.caption>
      <chakra.thead role="rowgroup" hideBelow="md">
        <chakra.tr role="row">
          {columns.map((column) => (
            <chakra.th
              key={column}
              role="columnheader"
              scope="col"
              textAlign="start"
              fontWeight="600"
              color="fg.muted"
              py="2"
              pe="6"
              borderBottomWidth="2px"
              borderColor="amber.solid"
            >
              {column}
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
        {rows.map((row) => (
          <chakra.tr
            key={row[0]}
            role="row"
            display={{ base: 'block', md: 'table-row' }}
            borderBottomWidth="1px"
            borderColor="border"
            py={{ base: '3', md: '0' }}
          >
            {row.map((cell, index) => (
              <chakra.td
                key={columns[index]}
                role="cell"
                display={{ base: 'block', md: 'table-cell' }}
                verticalAlign="top"
                py={{ base: '1', md: '3' }}
                pe={{ md: '6' }}
                fontWeight={index === 0 ? '600' : '400'}
              >
                {index === 0 ? null : (
                  <Box as="span" aria-hidden="true" hideFrom="md" display="block" color="fg.subtle">
                    {columns[index]}
                  </Box>
                )}
                <InlineText>{cell}</InlineText>
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}
