import { useId } from 'react';
import { Box, Card, Flex, Heading, Sparkline, Text } from 'shared-ui';
import { Table } from 'shared-ui/table';
import { type Series, unitOf, writeFigure, writeIndicator } from '../model/series';
import { DownloadCsv } from './download-csv';

/** One series: its latest value, its course, every point with its date, and the source. */
export function SeriesCard({ series }: { series: Series }) {
  const headingId = useId();
  const { label, latest, points, source } = series;
  const first = points[0] ?? latest;
  return (
    <Card.Root as="article" aria-labelledby={headingId}>
      <Card.Body gap="5">
        <Flex justify="space-between" gap="4" align="flex-start">
          <Box minW="0">
            <Heading as="h3" id={headingId} size="md" color="fg.muted" fontWeight="600">
              {label}
            </Heading>
            <Text textStyle="figure" mt="1">
              {writeFigure(latest)}{' '}
              <Text as="span" textStyle="sm" color="fg.muted" fontWeight="500">
                {unitOf(latest)}
              </Text>
            </Text>
            <Text textStyle="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
              {latest.period}
              {latest.note ? `, ${latest.note}` : ''}
            </Text>
          </Box>
          {points.length > 1 ? (
            <Sparkline
              values={points.map(({ value }) => value)}
              label={`${label}: ${writeIndicator(first)} in ${first.period}, ${writeIndicator(latest)} in ${latest.period}`}
              width={112}
              height={48}
            />
          ) : null}
        </Flex>
        <Box maxH="52" overflowY="auto">
          <Table.Root>
            <Table.Caption srOnly>{label}, every published value</Table.Caption>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Date</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Value</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {[...points].reverse().map((point) => (
                <Table.Row key={point.period}>
                  <Table.Cell>
                    {point.period}
                    {point.note ? ` (${point.note})` : ''}
                  </Table.Cell>
                  <Table.Cell textAlign="end">{writeFigure(point)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
        <Flex justify="space-between" align="center" gap="3" mt="auto" wrap="wrap">
          <Text textStyle="xs" color="fg.subtle">
            Source: {source}
          </Text>
          <DownloadCsv series={[series]} name={series.id} />
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
