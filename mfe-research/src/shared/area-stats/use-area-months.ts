import { getSupabase } from 'shared-state';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../backend/read-rows';
import { MONTH_COLUMNS, monthSchema } from './area-month';

/**
 * Public monthly aggregates, oldest first: of every area over all typologies, or of one typology.
 * The database hides the values of months with fewer than five records.
 */
export function useAreaMonths(typology = 'all') {
  return useQuery({
    queryKey: ['area-months', typology],
    queryFn: () =>
      readRows(
        getSupabase()
          .from('area_stats_monthly')
          .select(MONTH_COLUMNS)
          .eq('typology', typology)
          .order('month'),
        monthSchema,
      ),
    staleTime: 5 * 60_000,
  });
}
