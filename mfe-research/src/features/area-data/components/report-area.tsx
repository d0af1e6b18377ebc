import { typologies } from 'shared-state/contracts';
import { Card, Figure, Heading, SimpleGrid, Stack, Text } from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { Table } from 'shared-ui/table';
import type { ReportArea as Area } from '../model/area-report';
import { ReportFigure } from './report-figure';

/** One area of a bought report. */
export function ReportArea({ area, currency }: { area: Area; currency: string }) {
  const money = (value: number | null) =>
    formatMoney(value === null ? null : Math.round(value), currency);
  const { summary, stock, pipeline } = area;
  return (
    <Card.Root>
      <Card.Body>
        <Heading as="h3" size="xl" mb="5">
          {area.name}
        </Heading>
        <Stack gap="8">
          {summary ? (
            <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="6">
              <ReportFigure label="Price" spread={summary.price} write={money} />
              <ReportFigure label="Price per m²" spread={summary.price_sqm} write={money} />
              <ReportFigure label="Rent a month" spread={summary.rent} write={money} />
              <Figure
                label="Gross yield"
                value={formatPercent(summary.gross_yield)}
                hint="all yearly rents ÷ all prices"
              />
            </SimpleGrid>
          ) : (
            <Text color="fg.muted">No unit of this area matches the chosen typologies.</Text>
          )}
          <SimpleGrid columns={{ base: 2, lg: 4 }} gap="6">
            <Figure
              label="Stock"
              value={formatNumber(stock.units)}
              hint={`units in ${formatNumber(stock.developments)} developments`}
            />
            <Figure
              label="Density"
              value={formatNumber(stock.units_per_acre)}
              hint="units per acre"
            />
            <Figure
              label="Floors"
              value={formatNumber(stock.average_floors, { digits: 1 })}
              hint={`on average, ${formatNumber(stock.max_floors)} at most`}
            />
            <Figure
              label="Supply shock"
              value={formatPercent(area.supply_shock)}
              hint={`${formatNumber(pipeline.units)} units in ${formatNumber(pipeline.projects)} projects, of the stock`}
            />
          </SimpleGrid>
          {area.typologies.length > 0 ? (
            <Table.Root>
              <Table.Caption srOnly>{area.name} by typology</Table.Caption>
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Typology</Table.ColumnHeader>
                  {['Median price', 'Median rent', 'Median m²', 'Price per m²', 'Yield', 'n'].map(
                    (name) => (
                      <Table.ColumnHeader key={name} textAlign="end">
                        {name}
                      </Table.ColumnHeader>
                    ),
                  )}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {inOrder(area.typologies).map((row) => (
                  <Table.Row key={row.group}>
                    <Table.Cell>{row.group}</Table.Cell>
                    <Table.Cell textAlign="end">{money(row.price.median)}</Table.Cell>
                    <Table.Cell textAlign="end">{money(row.rent.median)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatNumber(row.size_sqm.median)}</Table.Cell>
                    <Table.Cell textAlign="end">{money(row.price_sqm.median)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatPercent(row.gross_yield)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatNumber(row.n)}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          ) : null}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

const place = (typology: string) => (typologies as readonly string[]).indexOf(typology);

/** Smallest typology first, as the filters list them. */
function inOrder(groups: Area['typologies']): Area['typologies'] {
  return [...groups].sort((a, b) => place(a.group) - place(b.group));
}
