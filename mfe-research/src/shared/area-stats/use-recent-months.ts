import { getSupabase } from 'shared-state';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../backend/read-rows';
import { MONTH_COLUMNS, monthSchema } from './area-month';

const ROWS = 240;

/** The newest public monthly aggregates of every area by typology, enough for the last months. */
export function useRecentMonths() {
  return useQuery({
    queryKey: ['recent-months'],
    queryFn: () =>
      readRows(
        getSupabase()
          .from('area_stats_monthly')
          .select(MONTH_COLUMNS)
          .neq('typology', 'all')
          .order('month', { ascending: false })
          .limit(ROWS),
        monthSchema,
      ),
    staleTime: 5 * 60_000,
  });
}
