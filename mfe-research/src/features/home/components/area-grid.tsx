import {
  Box,
  Card,
  Heading,
  LinkButton,
  Section,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { priceIndex } from '../../../shared/area-stats/price-index';
import { useAreaCounters } from '../../../shared/area-stats/use-area-counters';
import { useAreaMonths } from '../../../shared/area-stats/use-area-months';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useMarket } from '../../../shared/market/use-market';
import { AreaCard } from './area-card';

const COLUMNS = { base: 1, sm: 2, lg: 3 };

/** Every area with its latest index move; public figures, no account needed. */
export function AreaGrid() {
  const market = useMarket();
  const counters = useAreaCounters();
  const months = useAreaMonths();
  const error = counters.error ?? months.error ?? market.error;
  return (
    <Section
      title="Where prices stand"
      description="Median asking price per m² over all typologies, three months taken together. Months with fewer than five records are left out."
      actions={
        <LinkButton to="/area-data" variant="outline">
          Compare areas
        </LinkButton>
      }
    >
      {error ? (
        <QueryFailure
          what="The areas could not be read"
          error={error}
          onRetry={() => {
            void counters.refetch();
            void months.refetch();
            void market.refetch();
          }}
        />
      ) : counters.data && months.data && market.data ? (
        <SimpleGrid as="ul" columns={COLUMNS} gap="4" listStyleType="none">
          {counters.data.map((counter) => (
            <AreaCard
              key={counter.area}
              counter={counter}
              currency={market.data.currency}
              move={priceIndex(months.data.filter((entry) => entry.area_slug === counter.area))}
            />
          ))}
          <DeeperLook />
        </SimpleGrid>
      ) : (
        <SimpleGrid columns={COLUMNS} gap="4" role="status">
          <VisuallyHidden>Loading the areas</VisuallyHidden>
          {['one', 'two', 'three', 'four', 'five'].map((card) => (
            <Skeleton key={card} height="64" rounded="l3" />
          ))}
        </SimpleGrid>
      )}
    </Section>
  );
}

/** Closes the row of cards: from the free figures to the units behind them. */
function DeeperLook() {
  return (
    <Card.Root as="li" size="sm" variant="subtle">
      <Card.Body gap="4" justifyContent="space-between">
        <Box>
          <Heading as="h3" size="lg">
            The units behind these figures
          </Heading>
          <Text color="fg.muted" mt="2">
            All of the above is free. A search lists every matching unit with price, rent, size,
            source and date.
          </Text>
        </Box>
        <LinkButton to="/search" alignSelf="flex-start">
          Preview a search
        </LinkButton>
      </Card.Body>
    </Card.Root>
  );
}
