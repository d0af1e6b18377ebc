import { getSupabase } from 'shared-state';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../backend/read-rows';
import { z } from '../schema';

const figure = z.nullable(z.number());

const monthSchema = z.object({
  area_slug: z.string(),
  /** first day of the month, ISO */
  month: z.string(),
  /** a typology, or "all" */
  typology: z.string(),
  n: z.nullable(z.int()),
  median_price: figure,
  median_rent: figure,
  median_price_sqm: figure,
  gross_yield: figure,
});

export type AreaMonth = z.infer<typeof monthSchema>;

const COLUMNS =
  'area_slug, month, typology, n, median_price, median_rent, median_price_sqm, gross_yield';

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
          .select(COLUMNS)
          .eq('typology', typology)
          .order('month'),
        monthSchema,
      ),
    staleTime: 5 * 60_000,
  });
}
