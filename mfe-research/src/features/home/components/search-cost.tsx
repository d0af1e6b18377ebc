import {
  Badge,
  Card,
  Figure,
  LinkButton,
  Section,
  SimpleGrid,
  Skeleton,
  VisuallyHidden,
} from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { usePriceList } from '../api/use-price-list';
import { searchPrices } from '../model/search-prices';

const COLUMNS = { base: 1, sm: 2, lg: 3 };

/** What one search costs each way of paying; every saving is computed from the price list. */
export function SearchCost() {
  const { data, error, refetch } = usePriceList();
  return (
    <Section
      title="What a search costs"
      description="1 search = 1 token. The preview, the calculator, the insights and opening a bought search again for 30 days cost nothing."
      actions={<LinkButton to="/register">Start with free tokens</LinkButton>}
    >
      {error ? (
        <QueryFailure what="The prices could not be read" error={error} onRetry={refetch} />
      ) : data ? (
        <SimpleGrid as="ul" columns={COLUMNS} gap="4" listStyleType="none">
          {searchPrices(data.packs, data.plans).map((price) => (
            <Card.Root as="li" key={price.name} size="sm" variant="subtle">
              <Card.Body>
                <Figure
                  label={price.name}
                  value={formatMoney(price.perSearch, price.currency)}
                  hint={`a search · ${formatNumber(price.detail.tokens)} for ${formatMoney(price.detail.price, price.currency)}${price.detail.monthly ? ' a month' : ''}`}
                />
                {price.saving === null ? null : (
                  <Badge mt="3" size="md" colorPalette="mint" alignSelf="flex-start">
                    Save {formatPercent(price.saving, 0)}
                  </Badge>
                )}
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      ) : (
        <SimpleGrid columns={COLUMNS} gap="4" role="status">
          <VisuallyHidden>Loading the prices</VisuallyHidden>
          {['one', 'two', 'three'].map((card) => (
            <Skeleton key={card} height="32" rounded="l3" />
          ))}
        </SimpleGrid>
      )}
    </Section>
  );
}
