import { callRpc, unwrap } from 'shared-state';
import { type Filters, previewSchema } from 'shared-state/contracts';
import { useQuery } from 'shared-ui/query';
import { filtersKey } from '../filters/filters-key';

/** The free preview of a search; null filters ask nothing. Never repeated on its own (60 a minute). */
export function usePreview(filters: Filters | null) {
  return useQuery({
    queryKey: ['preview', filters && filtersKey(filters)],
    queryFn: async ({ signal }) =>
      unwrap(await callRpc('preview_search', { filters }, previewSchema, { signal })),
    enabled: filters !== null,
    retry: false,
    staleTime: 60_000,
  });
}
