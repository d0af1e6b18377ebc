import { getSupabase, useWallet } from 'shared-state';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { readRows } from '../read-rows';
import { z } from '../schema';
import { useUserId } from '../use-user-id';

const searchRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  filters: z.unknown(),
  total: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
});

export type SearchRow = z.infer<typeof searchRowSchema>;

/** The user's latest bought searches, newest first; read again when a balance moves. */
export function useSearches(limit: number) {
  const userId = useUserId();
  const tokens = useWallet((state) => state.tokens);
  const planTokens = useWallet((state) => state.subscription?.plan_tokens ?? null);
  return useQuery({
    queryKey: ['account', 'searches', userId, limit, tokens, planTokens],
    enabled: userId !== null,
    queryFn: () =>
      readRows(
        getSupabase()
          .from('searches')
          .select('id, kind, filters, total, created_at, expires_at')
          .eq('user_id', userId ?? '')
          .order('created_at', { ascending: false })
          .limit(limit),
        searchRowSchema,
      ),
    placeholderData: keepPreviousData,
  });
}
