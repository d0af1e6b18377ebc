import {
  Box,
  Card,
  Heading,
  Link,
  Section,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { useRecentMonths } from '../../../shared/area-stats/use-recent-months';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { areaName, useAreas } from '../../../shared/market/use-areas';
import { startingPoints } from '../model/starting-points';

const GROUPS = [
  ['gross_yield', 'Highest rental yields'],
  ['median_price_sqm', 'Lowest prices per m²'],
] as const;

/** Searches to begin with, from the public medians: one tap fills the filters. */
export function InvestPresets({ currency }: { currency: string }) {
  const { data: areas } = useAreas();
  const { data, error, refetch } = useRecentMonths();
  return (
    <Section
      title="Where to begin"
      description="From the latest public medians with at least ten records. A tap sets area, typology and the median as the highest price."
    >
      {error ? (
        <QueryFailure
          what="The starting points could not be read"
          error={error}
          onRetry={refetch}
        />
      ) : !data ? (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" role="status">
          <VisuallyHidden>Loading the starting points</VisuallyHidden>
          <Skeleton height="44" rounded="l3" />
          <Skeleton height="44" rounded="l3" />
        </SimpleGrid>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {GROUPS.map(([figure, title]) => {
            const points = startingPoints(data, figure);
            return (
              <Card.Root key={figure} variant="subtle">
                <Card.Body>
                  <Heading as="h3" size="md" mb="2">
                    {title}
                  </Heading>
                  {points.length === 0 ? (
                    <Text color="fg.muted">No area has enough records this month.</Text>
                  ) : null}
                  <Box as="ul" listStyleType="none">
                    {points.map((point) => (
                      <Box
                        as="li"
                        key={point.search}
                        display="flex"
                        justifyContent="space-between"
                        alignItems="center"
                        gap="4"
                        minH="11"
                      >
                        <Link to={`/invest${point.search}`} fontWeight="600">
                          {areaName(areas, point.area)} · {point.typology}
                        </Link>
                        <Text fontVariantNumeric="tabular-nums">
                          {figure === 'gross_yield'
                            ? formatPercent(point.value)
                            : formatMoney(Math.round(point.value), currency)}{' '}
                          <Text as="span" textStyle="xs" color="fg.subtle">
                            n {formatNumber(point.n)}
                          </Text>
                        </Text>
                      </Box>
                    ))}
                  </Box>
                </Card.Body>
              </Card.Root>
            );
          })}
        </SimpleGrid>
      )}
    </Section>
  );
}
