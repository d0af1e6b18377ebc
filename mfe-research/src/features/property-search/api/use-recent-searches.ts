import { getSupabase } from 'shared-state';
import { filtersSchema } from 'shared-state/contracts';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../../../shared/backend/read-rows';
import { useUserId } from '../../../shared/session/use-user-id';

const recentSchema = z.object({
  id: z.string(),
  filters: filtersSchema,
  total: z.int(),
  created_at: z.string(),
  expires_at: z.string(),
});

export type RecentSearch = z.infer<typeof recentSchema>;

/** The user's latest property searches, the expired ones included. */
export function useRecentSearches() {
  const userId = useUserId();
  return useQuery({
    queryKey: ['recent-searches', userId],
    queryFn: () =>
      readRows(
        getSupabase()
          .from('searches')
          .select('id, filters, total, created_at, expires_at')
          .eq('kind', 'property')
          .order('created_at', { ascending: false })
          .limit(6),
        recentSchema,
      ),
    enabled: userId !== null,
    staleTime: 0,
  });
}
