import { Badge, Flex, Text, Wrap } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { describeFilters } from '../../../shared/filters/describe-filters';
import { areaName, useAreas } from '../../../shared/market/use-areas';
import type { OpenedResult } from '../../../shared/result-set/research-unit';

/** What was asked, when it was bought and how long it stays open. */
export function ResultSummary({ result, currency }: { result: OpenedResult; currency: string }) {
  const { data: areas } = useAreas();
  const phrases = describeFilters(result.filters, {
    currency,
    areaName: (slug) => areaName(areas, slug),
  });
  return (
    <Flex direction="column" gap="3" mb="6">
      <Wrap gap="2" aria-label="Filters of this search" role="group">
        {(phrases.length > 0 ? phrases : ['All units']).map((phrase) => (
          <Badge key={phrase} size="lg" colorPalette="brand">
            {phrase}
          </Badge>
        ))}
      </Wrap>
      <Text textStyle="sm" color="fg.muted">
        Bought {formatDate(result.created_at)}; opens again free until{' '}
        {formatDate(result.expires_at)}. Prices are as observed on each record’s date.
      </Text>
    </Flex>
  );
}
