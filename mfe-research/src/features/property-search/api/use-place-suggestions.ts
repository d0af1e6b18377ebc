import { callRpc, unwrap } from 'shared-state';
import * as z from 'shared-state/schema';
import { keepPreviousData, useQuery } from 'shared-ui/query';

const suggestionsSchema = z.array(
  z.object({
    kind: z.enum(['area', 'road', 'development']),
    name: z.string(),
    slug_or_name: z.string(),
    area: z.nullable(z.string()),
  }),
);

export type PlaceSuggestion = z.infer<typeof suggestionsSchema>[number];

export const SHORTEST_QUERY = 2;

/** Areas, roads and developments whose name resembles the text. */
export function usePlaceSuggestions(text: string) {
  const query = text.trim();
  return useQuery({
    queryKey: ['suggest-places', query.toLowerCase()],
    queryFn: async ({ signal }) =>
      unwrap(await callRpc('suggest_places', { query }, suggestionsSchema, { signal })),
    enabled: query.length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 5 * 60_000,
  });
}
