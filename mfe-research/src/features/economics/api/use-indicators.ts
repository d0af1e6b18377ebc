import { getSupabase } from 'shared-state';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../../../shared/backend/read-rows';
import { indicatorSchema } from '../model/series';

/** Every published figure of the market's economy, by series and period. */
export function useIndicators() {
  return useQuery({
    queryKey: ['indicators'],
    queryFn: () =>
      readRows(
        getSupabase()
          .from('indicators')
          .select('series, label, unit, period, value, source, note')
          .order('series')
          .order('period'),
        indicatorSchema,
      ),
    staleTime: 60 * 60_000,
  });
}
