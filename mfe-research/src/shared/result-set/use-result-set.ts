import { callRpcWithRetry, getSupabase, unwrap } from 'shared-state';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { failureReason } from '../backend/failure-text';
import { readRows } from '../backend/read-rows';
import { useUserId } from '../session/use-user-id';
import { type OpenedResult, openedReportSchema, openedResultSchema } from './research-unit';

const uuid = z.uuid();

async function latestSearchId(): Promise<string | null> {
  const request = getSupabase()
    .from('searches')
    .select('id')
    .eq('kind', 'property')
    .gt('expires_at', new Date().toISOString())
    .order('created_at', { ascending: false })
    .limit(1);
  const [latest] = await readRows(request, z.object({ id: z.string() }));
  return latest?.id ?? null;
}

const openedSchema = z.union([openedResultSchema, openedReportSchema]);
type Opened = OpenedResult | z.infer<typeof openedReportSchema>;

async function openResultSet(searchId: string | null): Promise<Opened | null> {
  const id = searchId ?? (await latestSearchId());
  if (id === null) return null;
  return unwrap(await callRpcWithRetry('open_search', { search_id: id }, openedSchema));
}

/**
 * A bought search, opened again free of charge; without an id the latest one, null when there is
 * none. Something that is no search id at all is "not found", as an unknown one is.
 */
export function useResultSet(searchId: string | null) {
  const userId = useUserId();
  const malformed = searchId !== null && !uuid.safeParse(searchId).success;
  const query = useQuery({
    queryKey: ['result-set', userId, searchId],
    queryFn: () => openResultSet(searchId),
    enabled: userId !== null && !malformed,
    retry: false,
    staleTime: 5 * 60_000,
  });
  const failure = query.error ? failureReason(query.error).kind : null;
  return {
    ...query,
    missing: malformed || failure === 'not_found',
    expired: failure === 'expired',
  };
}
