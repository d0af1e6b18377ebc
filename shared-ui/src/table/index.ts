export { DataTable, type DataTableProps } from './data-table';
export { columnsFor, type DataTableColumn, type Sorting } from './features';
export { Table } from './simple-table';
