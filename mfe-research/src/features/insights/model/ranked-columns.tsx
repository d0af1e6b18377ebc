import { Badge } from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { columnsFor, type DataTableColumn } from 'shared-ui/table';
import type { ResearchUnit } from '../../../shared/result-set/research-unit';
import { type Metric, writeMetric } from './metric';

/** A remark on one value, if it deserves one: "high", "below average". */
export type Verdict = (value: number) => { text: string; palette: 'mint' | 'amber' } | null;

const column = columnsFor<ResearchUnit>();

/** Columns of a ranking: the unit, what the metric is made of, its value and how it compares. */
export function rankedColumns(
  metric: Metric,
  average: number | null,
  currency: string,
  verdict: Verdict,
): DataTableColumn<ResearchUnit>[] {
  const plain = { enableSorting: false };
  const read = (unit: ResearchUnit) => unit[metric.key];
  const other =
    metric.key === 'price_sqm'
      ? column.accessor('size_sqm', {
          ...plain,
          header: 'Size (m²)',
          cell: ({ row }) => formatNumber(row.original.size_sqm),
          meta: { numeric: true, width: 104 },
        })
      : column.accessor('rent', {
          ...plain,
          header: 'Rent a month',
          cell: ({ row }) => formatMoney(row.original.rent, currency),
          meta: { numeric: true, width: 136 },
        });
  return [
    column.accessor('development', {
      ...plain,
      header: 'Development',
      cell: ({ row }) => row.original.development ?? '—',
      meta: { width: 176 },
    }),
    column.accessor(metric.key, {
      ...plain,
      header: metric.name,
      cell: ({ row }) => writeMetric(metric.key, read(row.original), currency),
      meta: { numeric: true, width: 148 },
    }),
    column.display({
      id: 'compared',
      header: 'Against the average',
      cell: ({ row }) => {
        const value = read(row.original);
        if (value === null || average === null || average === 0) return '—';
        const gap = value / average - 1;
        return `${gap > 0 ? '+' : ''}${formatPercent(gap)}`;
      },
      meta: { numeric: true, width: 152 },
    }),
    column.display({
      id: 'verdict',
      header: 'Remark',
      cell: ({ row }) => {
        const value = read(row.original);
        const remark = value === null ? null : verdict(value);
        return remark ? <Badge colorPalette={remark.palette}>{remark.text}</Badge> : '';
      },
      meta: { width: 144 },
    }),
    column.accessor('typology', { ...plain, header: 'Typology', meta: { width: 104 } }),
    column.accessor('area', {
      ...plain,
      header: 'Area',
      cell: ({ row }) => row.original.area_name ?? row.original.area,
      meta: { width: 128 },
    }),
    column.accessor('price', {
      ...plain,
      header: 'Price',
      cell: ({ row }) => formatMoney(row.original.price, currency),
      meta: { numeric: true, width: 144 },
    }),
    other,
  ];
}
