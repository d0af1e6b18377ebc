import { getSupabase } from 'shared-state';
import { filtersSchema } from 'shared-state/contracts';
import * as z from 'shared-state/schema';
import { EmptyState, LinkButton } from 'shared-ui';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../backend/read-rows';
import { paramsFromForm } from '../filters/filter-params';
import { formFromFilters } from '../filters/form-from-filters';

/** A bought search past its 30 days: its filters are still known, so they lead to a new one. */
export function ExpiredSearch({ searchId }: { searchId: string }) {
  const { data } = useQuery({
    queryKey: ['search-filters', searchId],
    queryFn: () =>
      readRows(
        getSupabase().from('searches').select('filters').eq('id', searchId).limit(1),
        z.object({ filters: filtersSchema }),
      ),
  });
  const filters = data?.[0]?.filters;
  const query = filters ? `?${paramsFromForm(formFromFilters(filters))}` : '';
  return (
    <EmptyState
      title="This search has expired"
      description="Results stay open for 30 days. Search again with the same filters to see today’s data: the preview is free, the result costs 1 token."
      action={<LinkButton to={`/search${query}`}>Search again</LinkButton>}
    />
  );
}
