import { formatNumber } from 'shared-ui/format';
import { Table } from 'shared-ui/table';
import { type Metric, writeMetric } from '../model/metric';
import type { MetricSummary } from '../model/metric-summary';

interface SpreadTableProps {
  metric: Metric;
  summary: MetricSummary;
  currency: string;
}

/** Quartiles of the whole set and of each typology. */
export function SpreadTable({ metric, summary, currency }: SpreadTableProps) {
  const rows = [...summary.byTypology, { typology: 'All of this search', spread: summary.all }];
  const write = (value: number | null) => writeMetric(metric.key, value, currency);
  return (
    <Table.Root>
      <Table.Caption srOnly>{metric.name} by typology</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Typology</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">25th percentile</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Median</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">75th percentile</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">n</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ typology, spread }) => (
          <Table.Row key={typology}>
            <Table.Cell>{typology}</Table.Cell>
            <Table.Cell textAlign="end">{write(spread.p25)}</Table.Cell>
            <Table.Cell textAlign="end">{write(spread.median)}</Table.Cell>
            <Table.Cell textAlign="end">{write(spread.p75)}</Table.Cell>
            <Table.Cell textAlign="end">{formatNumber(spread.n)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
