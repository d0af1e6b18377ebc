import { getSupabase, useWallet } from 'shared-state';
import { type LedgerEntry, ledgerEntrySchema } from 'shared-state/contracts';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { readRows } from '../read-rows';
import { useUserId } from '../use-user-id';

const pageSize = 1000;
const columns = 'id, user_id, delta, kind, wallet, balance_after, search_id, reason, created_at';

/** Every entry of the user's ledger, oldest first; the server hands out at most 1000 at a time. */
async function readLedger(userId: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = await readRows(
      getSupabase()
        .from('token_ledger')
        .select(columns)
        .eq('user_id', userId)
        .order('id')
        .range(entries.length, entries.length + pageSize - 1),
      ledgerEntrySchema,
    );
    entries.push(...page);
    if (page.length < pageSize) return entries;
  }
}

/** The user's ledger, read again whenever a balance moves. */
export function useLedger() {
  const userId = useUserId();
  const tokens = useWallet((state) => state.tokens);
  const planTokens = useWallet((state) => state.subscription?.plan_tokens ?? null);
  return useQuery({
    queryKey: ['account', 'ledger', userId, tokens, planTokens],
    enabled: userId !== null,
    queryFn: () => readLedger(userId ?? ''),
    placeholderData: keepPreviousData,
  });
}
