import { callRpc, unwrap } from 'shared-state';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';

const figure = z.nullable(z.number());

const countersSchema = z.array(
  z.object({
    area: z.string(),
    name: z.string(),
    developments: z.number(),
    /** the developments' own unit counts */
    units: z.number(),
    /** acres */
    acreage: figure,
    /** market currency */
    aggregate_price: figure,
    data_points: z.number(),
    latest_observed_on: z.nullable(z.string()),
  }),
);

export type AreaCounter = z.infer<typeof countersSchema>[number];

/** Public counters per area; free, no session needed. */
export function useAreaCounters() {
  return useQuery({
    queryKey: ['area-counters'],
    queryFn: async ({ signal }) =>
      unwrap(await callRpc('public_area_counters', {}, countersSchema, { signal })),
    staleTime: 5 * 60_000,
  });
}
