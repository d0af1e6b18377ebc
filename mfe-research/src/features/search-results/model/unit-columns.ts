import { formatDate, formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { columnsFor, type DataTableColumn } from 'shared-ui/table';
import { saleTypeName } from '../../../shared/filters/describe-filters';
import type { ResearchUnit } from '../../../shared/result-set/research-unit';

const column = columnsFor<ResearchUnit>();
const ASKING_OR_SOLD: Record<string, string> = { asking: 'Asking', sold: 'Sold' };

/** Columns of a bought result; their ids are the names search_rows sorts by. */
export function unitColumns(
  currency: string,
  areaName: (slug: string) => string,
): DataTableColumn<ResearchUnit>[] {
  const money = (value: number | null) => formatMoney(value, currency);
  const figure = (width?: number) => ({ numeric: true, ...(width ? { width } : {}) });
  return [
    column.accessor('development', {
      header: 'Development',
      cell: ({ row }) => row.original.development ?? '—',
      meta: { width: 176 },
    }),
    column.accessor('typology', {
      header: 'Typology',
      cell: ({ row }) => row.original.typology ?? '—',
      meta: { width: 104 },
    }),
    column.accessor('price', {
      header: 'Price',
      cell: ({ row }) => money(row.original.price),
      meta: figure(144),
    }),
    column.accessor('size_sqm', {
      header: 'Size (m²)',
      cell: ({ row }) => formatNumber(row.original.size_sqm),
      meta: figure(128),
    }),
    column.accessor('price_sqm', {
      header: 'Price per m²',
      cell: ({ row }) => money(row.original.price_sqm),
      meta: figure(160),
    }),
    column.accessor('rent', {
      header: 'Rent a month',
      cell: ({ row }) => money(row.original.rent),
      meta: figure(160),
    }),
    column.accessor('gross_yield', {
      header: 'Gross yield',
      cell: ({ row }) => formatPercent(row.original.gross_yield),
      meta: figure(136),
    }),
    column.accessor('grm', {
      header: 'GRM',
      cell: ({ row }) => formatNumber(row.original.grm, { digits: 1 }),
      meta: figure(112),
    }),
    column.accessor('area', {
      header: 'Area',
      cell: ({ row }) => row.original.area_name ?? areaName(row.original.area),
      meta: { width: 128 },
    }),
    column.accessor('road', {
      header: 'Road',
      cell: ({ row }) => row.original.road ?? '—',
      meta: { width: 168 },
    }),
    column.accessor('sale_type', {
      header: 'Sale type',
      cell: ({ row }) => saleTypeName(row.original.sale_type),
      meta: { width: 112 },
    }),
    column.accessor('year_built', {
      header: 'Built',
      cell: ({ row }) => row.original.year_built ?? '—',
      meta: figure(112),
    }),
    column.accessor('asking_or_sold', {
      header: 'Kind of price',
      cell: ({ row }) => ASKING_OR_SOLD[row.original.asking_or_sold ?? ''] ?? '—',
      meta: { width: 120 },
    }),
    column.accessor('observed_on', {
      header: 'Observed',
      cell: ({ row }) => formatDate(row.original.observed_on),
      meta: { width: 128 },
    }),
    column.accessor('source', {
      header: 'Source',
      cell: ({ row }) => row.original.source,
      meta: { width: 160 },
    }),
  ];
}
