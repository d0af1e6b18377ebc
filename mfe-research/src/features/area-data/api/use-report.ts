import { callRpcWithRetry, unwrap } from 'shared-state';
import { useQuery } from 'shared-ui/query';
import { useUserId } from '../../../shared/session/use-user-id';
import { openedReportSchema } from '../model/area-report';

/** A bought report, opened again free of charge; nothing is asked without an id or a session. */
export function useReport(searchId: string | null) {
  const userId = useUserId();
  return useQuery({
    queryKey: ['area-report', userId, searchId],
    queryFn: async () =>
      unwrap(await callRpcWithRetry('open_search', { search_id: searchId }, openedReportSchema)),
    enabled: userId !== null && searchId !== null,
    retry: false,
    staleTime: 5 * 60_000,
  });
}
