import { Box, Link, Section, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { areaName, useAreas } from '../../../shared/market/use-areas';
import { useOwnReports } from '../api/use-own-reports';

/** Reports the user can open again free; nothing while there are none. */
export function OwnReports() {
  const { data: known } = useAreas();
  const { data, error, refetch } = useOwnReports();
  if (error) {
    return <QueryFailure what="Your reports could not be read" error={error} onRetry={refetch} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <Section title="Your reports" description="They open again free for 30 days.">
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {data.map(({ id, filters, created_at }) => {
          const areas = filters.areas ?? [];
          const query = new URLSearchParams([
            ...areas.map((area) => ['areas', area]),
            ...(filters.typologies ?? []).map((typology) => ['typologies', typology]),
            ['search', id],
          ]);
          return (
            <Box as="li" key={id}>
              <Link to={`/area-data?${query}`} fontWeight="600">
                {areas.map((area) => areaName(known, area)).join(', ')}
                {filters.typologies ? ` · ${filters.typologies.join(', ')}` : ''}
              </Link>
              <Text textStyle="sm" color="fg.muted">
                Bought {formatDate(created_at)}
              </Text>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
