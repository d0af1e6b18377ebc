import { getSupabase } from 'shared-state';
import { filtersSchema } from 'shared-state/contracts';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../../../shared/backend/read-rows';
import { useUserId } from '../../../shared/session/use-user-id';

const reportRowSchema = z.object({
  id: z.string(),
  filters: filtersSchema,
  created_at: z.string(),
  expires_at: z.string(),
});

/** The user's unexpired reports, newest first. */
export function useOwnReports() {
  const userId = useUserId();
  return useQuery({
    queryKey: ['own-reports', userId],
    queryFn: () =>
      readRows(
        getSupabase()
          .from('searches')
          .select('id, filters, created_at, expires_at')
          .eq('kind', 'area_report')
          .gt('expires_at', new Date().toISOString())
          .order('created_at', { ascending: false })
          .limit(5),
        reportRowSchema,
      ),
    enabled: userId !== null,
    staleTime: 0,
  });
}
