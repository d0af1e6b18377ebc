import { Badge, Card, Figure, Flex, SimpleGrid, Skeleton, VisuallyHidden } from 'shared-ui';
import { formatDate, formatMoney, formatNumber } from 'shared-ui/format';
import { useAreaCounters } from '../../../shared/area-stats/use-area-counters';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useMarket } from '../../../shared/market/use-market';
import { SampleBadge } from '../../../shared/sample/sample-badge';
import { counterTotals } from '../model/counter-totals';

/** What the data holds today, over all areas, and how fresh it is. */
export function LiveFigures() {
  const currency = useMarket().data?.currency;
  const { data, error, refetch } = useAreaCounters();
  if (error) {
    return <QueryFailure what="The counters could not be read" error={error} onRetry={refetch} />;
  }
  const totals = data ? counterTotals(data) : null;
  return (
    <Card.Root boxShadow="md">
      <Card.Body>
        <Flex gap="2" mb="5" wrap="wrap" minH="6">
          {totals?.latest ? (
            <Badge size="md" colorPalette="mint">
              Data up to {formatDate(totals.latest)}
            </Badge>
          ) : null}
          <SampleBadge />
        </Flex>
        {totals ? (
          <SimpleGrid columns={{ base: 2, lg: 4 }} gapX={{ base: '3', md: '6' }} gapY="6">
            <Figure
              label="Observed records"
              value={formatNumber(totals.dataPoints)}
              hint={`in ${formatNumber(totals.areas)} areas`}
            />
            <Figure label="Developments" value={formatNumber(totals.developments)} hint="mapped" />
            <Figure
              label="Units"
              value={formatNumber(totals.units)}
              hint={`on ${formatNumber(totals.acreage)} acres`}
            />
            <Figure
              label="Aggregate price"
              value={currency ? formatMoney(totals.price, currency, { compact: true }) : '—'}
              hint="sum of the observed prices"
            />
          </SimpleGrid>
        ) : (
          <SimpleGrid columns={{ base: 2, lg: 4 }} gap="6" role="status">
            <VisuallyHidden>Loading the counters</VisuallyHidden>
            {['records', 'developments', 'units', 'price'].map((name) => (
              <Skeleton key={name} height="20" />
            ))}
          </SimpleGrid>
        )}
      </Card.Body>
    </Card.Root>
  );
}
