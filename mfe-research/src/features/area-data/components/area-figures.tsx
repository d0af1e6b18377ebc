import { LoadingState, Section } from 'shared-ui';
import { formatDate, formatMoney, formatNumber } from 'shared-ui/format';
import { Table } from 'shared-ui/table';
import { useAreaCounters } from '../../../shared/area-stats/use-area-counters';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { areaName, useAreas } from '../../../shared/market/use-areas';

const HEADINGS = ['Developments', 'Units', 'Acres', 'Aggregate price', 'Records', 'Latest record'];

/** Public counters of the chosen areas. */
export function AreaFigures({ areas, currency }: { areas: readonly string[]; currency: string }) {
  const { data, error, refetch } = useAreaCounters();
  const { data: known } = useAreas();
  return (
    <Section title="What is known" description="Free public counters over all typologies.">
      {error ? (
        <QueryFailure what="The counters could not be read" error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState label="Loading the counters" rows={3} />
      ) : (
        <Table.Root>
          <Table.Caption srOnly>Counters by area</Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Area</Table.ColumnHeader>
              {HEADINGS.map((name) => (
                <Table.ColumnHeader key={name} textAlign="end">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {areas.map((slug) => {
              const row = data.find(({ area }) => area === slug);
              const cells = [
                formatNumber(row?.developments),
                formatNumber(row?.units),
                formatNumber(row?.acreage, { digits: 1 }),
                formatMoney(row?.aggregate_price, currency, { compact: true }),
                formatNumber(row?.data_points),
                formatDate(row?.latest_observed_on),
              ];
              return (
                <Table.Row key={slug}>
                  <Table.Cell fontWeight="600">{row?.name ?? areaName(known, slug)}</Table.Cell>
                  {cells.map((cell, index) => (
                    <Table.Cell key={HEADINGS[index]} textAlign="end">
                      {cell}
                    </Table.Cell>
                  ))}
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      )}
    </Section>
  );
}
