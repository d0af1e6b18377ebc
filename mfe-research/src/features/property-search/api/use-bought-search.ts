import { callRpc, unwrap } from 'shared-state';
import type { Filters } from 'shared-state/contracts';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { filtersKey } from '../../../shared/filters/filters-key';
import { useUserId } from '../../../shared/session/use-user-id';

const boughtSchema = z.nullable(
  z.object({
    search_id: z.string(),
    total: z.int(),
    created_at: z.string(),
    expires_at: z.string(),
  }),
);

export type BoughtSearch = NonNullable<z.infer<typeof boughtSchema>>;

/** The user's own unexpired search with the same filters, which opens again free of charge. */
export function useBoughtSearch(filters: Filters | null) {
  const userId = useUserId();
  return useQuery({
    queryKey: ['bought-search', userId, filters && filtersKey(filters)],
    queryFn: async ({ signal }) =>
      unwrap(await callRpc('find_bought_search', { filters }, boughtSchema, { signal })),
    enabled: filters !== null && userId !== null,
    retry: false,
    staleTime: 0,
  });
}
