import { callRpcWithRetry, unwrap } from 'shared-state';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { useUserId } from '../session/use-user-id';

const column = z.array(z.nullable(z.number()));

const pointsSchema = z.object({
  typologies: z.array(z.string()),
  total: z.int().check(z.nonnegative()),
  size_sqm: column,
  price: column,
  rent: column,
  price_sqm: column,
  gross_yield: column,
  typology: column,
});

export type ResultPoints = z.infer<typeof pointsSchema>;

/** Every row of a bought search as columns of equal length: what statistics are computed from. */
export function useResultPoints(searchId: string | null) {
  const userId = useUserId();
  return useQuery({
    queryKey: ['result-points', userId, searchId],
    queryFn: async () =>
      unwrap(await callRpcWithRetry('search_points', { search_id: searchId }, pointsSchema)),
    enabled: userId !== null && searchId !== null,
    retry: false,
    staleTime: 5 * 60_000,
  });
}
