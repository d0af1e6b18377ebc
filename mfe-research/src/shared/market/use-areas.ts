import { getSupabase } from 'shared-state';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../backend/read-rows';

const areaSchema = z.object({ slug: z.string(), name: z.string(), source: z.string() });

export type Area = z.infer<typeof areaSchema>;

/** The areas one can search, by name. */
export function useAreas() {
  return useQuery({
    queryKey: ['areas'],
    queryFn: () =>
      readRows(getSupabase().from('areas').select('slug, name, source').order('name'), areaSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A slug as the reader knows it: "westlands" → "Westlands". */
export function areaName(areas: readonly Area[] | undefined, slug: string): string {
  const known = areas?.find((area) => area.slug === slug)?.name;
  return known ?? slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
