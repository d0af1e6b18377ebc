import { Badge, Box, EmptyState, Flex, Link, LinkButton, Section, Text } from 'shared-ui';
import { formatDate, formatNumber, formatRelative } from 'shared-ui/format';
import { QueryView } from '../../../shared/query-view';
import { searchPath } from '../../../shared/searches/search-path';
import { summariseFilters } from '../../../shared/searches/summarise-filters';
import { type SearchRow, useSearches } from '../../../shared/searches/use-searches';

const shown = 6;

function SearchItem({ search }: { search: SearchRow }) {
  const open = new Date(search.expires_at) > new Date();
  const isReport = search.kind === 'area_report';
  const summary = summariseFilters(search.filters);
  return (
    <Flex
      as="li"
      py="4"
      gap={{ base: '2', sm: '4' }}
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      justify="space-between"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        {open ? (
          <Link to={searchPath(search)} fontWeight="600">
            {summary}
          </Link>
        ) : (
          <Text fontWeight="600">{summary}</Text>
        )}
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {isReport ? 'Area report' : `${formatNumber(search.total)} data points`}
          {` · ${formatRelative(search.created_at)}`}
        </Text>
      </Box>
      {open ? (
        <Badge colorPalette="mint" size="md">
          {`Open again free until ${formatDate(search.expires_at)}`}
        </Badge>
      ) : (
        <Badge colorPalette="gray" size="md">
          {`Closed ${formatDate(search.expires_at)}`}
        </Badge>
      )}
    </Flex>
  );
}

/** The latest bought searches, each open again for free while its 30 days last. */
export function RecentSearches() {
  const query = useSearches(shown);
  return (
    <Section title="Recent searches" description="A bought search stays open for 30 days.">
      <QueryView query={query} what="your searches">
        {(searches) =>
          searches.length === 0 ? (
            <EmptyState
              title="No searches yet"
              description="Set the filters, look at the free preview, and spend a token only when it is worth it."
              action={<LinkButton to="/search">Start a search</LinkButton>}
            />
          ) : (
            <Box as="ul" bg="bg.panel" boxShadow="sm" rounded="l3" px={{ base: '5', md: '6' }}>
              {searches.map((search) => (
                <SearchItem key={search.id} search={search} />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Section>
  );
}
