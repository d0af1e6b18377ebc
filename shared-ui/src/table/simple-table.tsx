import { Table as Parts, type SystemStyleObject, type TableRootProps } from '@chakra-ui/react';
import { simpleTableRecipe } from './simple-table-recipe';

function Root(props: TableRootProps) {
  return (
    <Parts.ScrollArea css={edge} tabIndex={0}>
      <Parts.Root recipe={simpleTableRecipe} {...props} />
    </Parts.ScrollArea>
  );
}

const edge: SystemStyleObject = { overflowX: 'auto', borderRadius: 'l2' };

/** A short table written by hand: Root, Caption, Header, Body, Footer, Row, ColumnHeader, Cell. */
export const Table = {
  Root,
  Caption: Parts.Caption,
  Header: Parts.Header,
  Body: Parts.Body,
  Footer: Parts.Footer,
  Row: Parts.Row,
  ColumnHeader: Parts.ColumnHeader,
  Cell: Parts.Cell,
};
