import { Box, Card, Flex, Heading, Link, Skeleton, Stack, Text, VisuallyHidden } from 'shared-ui';
import { formatNumber, formatRelative } from 'shared-ui/format';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { describeFilters } from '../../../shared/filters/describe-filters';
import { paramsFromForm } from '../../../shared/filters/filter-params';
import { formFromFilters } from '../../../shared/filters/form-from-filters';
import { areaName, useAreas } from '../../../shared/market/use-areas';
import { useUserId } from '../../../shared/session/use-user-id';
import { type RecentSearch, useRecentSearches } from '../api/use-recent-searches';

/** The signed-in user's latest searches: those of the last 30 days open again free. */
export function RecentSearches({ currency }: { currency: string }) {
  const userId = useUserId();
  const { data, error, refetch } = useRecentSearches();
  if (userId === null) return null;
  return (
    <Card.Root>
      <Card.Body>
        <Heading as="h2" size="lg" mb="4">
          Recent searches
        </Heading>
        {error ? (
          <QueryFailure what="Your searches could not be read" error={error} onRetry={refetch} />
        ) : !data ? (
          <Stack gap="3" role="status">
            <VisuallyHidden>Loading your searches</VisuallyHidden>
            <Skeleton height="10" />
            <Skeleton height="10" />
          </Stack>
        ) : data.length === 0 ? (
          <Text color="fg.muted" textStyle="sm">
            None yet. What you buy stays here, and opens again free for 30 days.
          </Text>
        ) : (
          <Stack as="ul" gap="4" listStyleType="none">
            {data.map((search) => (
              <RecentItem key={search.id} search={search} currency={currency} />
            ))}
          </Stack>
        )}
      </Card.Body>
    </Card.Root>
  );
}

function RecentItem({ search, currency }: { search: RecentSearch; currency: string }) {
  const { data: areas } = useAreas();
  const phrases = describeFilters(search.filters, {
    currency,
    areaName: (slug) => areaName(areas, slug),
  });
  const open = new Date(search.expires_at).getTime() > Date.now();
  const again = `?${paramsFromForm(formFromFilters(search.filters))}`;
  return (
    <Box as="li">
      <Link to={open ? `/search-results?search=${search.id}` : again} fontWeight="600">
        {phrases.join(' · ') || 'All units'}
      </Link>
      <Flex textStyle="sm" color="fg.muted" gap="2" wrap="wrap">
        <Text>{formatNumber(search.total)} units</Text>
        <Text aria-hidden="true">·</Text>
        <Text>{formatRelative(search.created_at)}</Text>
        <Text aria-hidden="true">·</Text>
        <Text>{open ? 'opens free' : 'expired: search again'}</Text>
      </Flex>
    </Box>
  );
}
