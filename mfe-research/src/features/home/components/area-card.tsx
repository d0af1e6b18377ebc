import { Badge, Box, Card, Flex, Heading, Link, Sparkline, Text } from 'shared-ui';
import { formatDate, formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import type { IndexMove } from '../../../shared/area-stats/price-index';
import type { AreaCounter } from '../../../shared/area-stats/use-area-counters';

interface AreaCardProps {
  counter: AreaCounter;
  move: IndexMove | null;
  currency: string;
}

/** One area at a glance: price level, its course, and how much stands behind it. */
export function AreaCard({ counter, move, currency }: AreaCardProps) {
  const facts = [
    ['Developments', formatNumber(counter.developments)],
    ['Units', formatNumber(counter.units)],
    ['Acres', formatNumber(counter.acreage, { digits: 1 })],
    ['Aggregate price', formatMoney(counter.aggregate_price, currency, { compact: true })],
  ];
  return (
    <Card.Root as="li" size="sm">
      <Card.Body gap="4">
        <Flex justify="space-between" align="center" gap="3">
          <Heading as="h3" size="lg">
            <Link to={`/area-data?areas=${counter.area}`}>{counter.name}</Link>
          </Heading>
          {move && move.quarterly !== null ? <Change ratio={move.quarterly} /> : null}
        </Flex>
        <Flex justify="space-between" align="flex-end" gap="4" minH="14">
          <Box>
            <Text textStyle="figure">
              {move ? formatMoney(Math.round(move.latest), currency) : '—'}
            </Text>
            <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
              {move
                ? `per m² · to ${formatDate(move.month, 'month')} · n ${formatNumber(move.n)}`
                : 'too few records for a median'}
            </Text>
          </Box>
          {move && move.index.length > 1 ? (
            <Sparkline
              values={move.index}
              width={104}
              height={40}
              label={`Price index of ${counter.name}: from 100 to ${formatNumber(move.index.at(-1), { digits: 1 })}`}
            />
          ) : null}
        </Flex>
        <Box as="dl" display="grid" gridTemplateColumns="1fr auto" rowGap="1" textStyle="sm">
          {facts.map(([name, value]) => (
            <Box key={name} display="contents">
              <Text as="dt" color="fg.muted">
                {name}
              </Text>
              <Text as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
                {value}
              </Text>
            </Box>
          ))}
          {move && move.yearly !== null ? (
            <Box display="contents">
              <Text as="dt" color="fg.muted">
                Over a year
              </Text>
              <Text as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
                {signed(move.yearly)}
              </Text>
            </Box>
          ) : null}
        </Box>
      </Card.Body>
    </Card.Root>
  );
}

const signed = (ratio: number) => `${ratio > 0 ? '+' : ''}${formatPercent(ratio)}`;

function Change({ ratio }: { ratio: number }) {
  return (
    <Badge size="md" colorPalette={ratio < 0 ? 'danger' : 'mint'}>
      {signed(ratio)} in 3 months
    </Badge>
  );
}
