import { useState } from 'react';
import { Box, Flex, LoadingState, Section, Sparkline, Text } from 'shared-ui';
import { SelectField } from 'shared-ui/field';
import { formatDate, formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { Table } from 'shared-ui/table';
import { useAreaMonths } from '../../../shared/area-stats/use-area-months';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { areaName, useAreas } from '../../../shared/market/use-areas';
import { TREND_FIGURES, type TrendFigure, trendRows } from '../model/trend';

interface TrendTableProps {
  areas: readonly string[];
  /** one typology, or "all" */
  typology: string;
  currency: string;
}

const FIGURE_OPTIONS = TREND_FIGURES.map(([value, label]) => ({ value, label }));

/** Public monthly medians of the chosen areas; months with fewer than five records show no value. */
export function TrendTable({ areas, typology, currency }: TrendTableProps) {
  const [figure, setFigure] = useState<TrendFigure>('median_price_sqm');
  const { data: known } = useAreas();
  const { data, error, refetch } = useAreaMonths(typology);
  const rows = data ? trendRows(data, areas, figure) : [];
  const write = (value: number | null) =>
    figure === 'gross_yield'
      ? formatPercent(value)
      : formatMoney(value === null ? null : Math.round(value), currency);
  const label = TREND_FIGURES.find(([key]) => key === figure)?.[1] ?? '';
  return (
    <Section
      title="Trends by month"
      description={`Free public figures, ${typology === 'all' ? 'all typologies' : typology}. A dash means fewer than five records; an asterisk fewer than ten.`}
      actions={
        <Box minW="56">
          <SelectField
            label="Figure"
            options={FIGURE_OPTIONS}
            value={figure}
            onChange={(event) => setFigure(event.target.value as TrendFigure)}
          />
        </Box>
      }
    >
      {error ? (
        <QueryFailure what="The trends could not be read" error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState label="Loading the trends" rows={8} />
      ) : rows.length === 0 ? (
        <Text color="fg.muted">No month of these areas has been observed yet.</Text>
      ) : (
        <Box maxH="32rem" overflowY="auto">
          <Table.Root>
            <Table.Caption srOnly>{label} by month and area</Table.Caption>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Month</Table.ColumnHeader>
                {areas.map((area, index) => (
                  <Table.ColumnHeader key={area} textAlign="end">
                    <Text>{areaName(known, area)}</Text>
                    <Flex justify="flex-end" mt="1">
                      <Sparkline
                        label={`${label} in ${areaName(known, area)}`}
                        values={rows.flatMap(({ cells }) => cells[index]?.value ?? []).reverse()}
                      />
                    </Flex>
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ month, cells }) => (
                <Table.Row key={month}>
                  <Table.Cell>{formatDate(month, 'month')}</Table.Cell>
                  {cells.map(({ value, n }, index) => (
                    <Table.Cell key={areas[index]} textAlign="end">
                      {write(value)}
                      {n !== null && n >= 5 && n < 10 ? '*' : ''}{' '}
                      <Text as="span" textStyle="xs" color="fg.subtle">
                        n {formatNumber(n)}
                      </Text>
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Section>
  );
}
