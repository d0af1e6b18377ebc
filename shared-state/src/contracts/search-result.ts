import { z } from 'zod';
import { filtersSchema } from './filters';

/**
 * One observed unit record. Prices and monthly rents are plain numbers in the market's currency,
 * sizes in square metres, `observed_on` an ISO date. Null means "not observed", never zero.
 */
export const unitSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  area: z.string(),
  road: z.string().nullable(),
  development: z.string().nullable(),
  typology: z.string().nullable(),
  price: z.number().nullable(),
  rent: z.number().nullable(),
  size_sqm: z.number().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  source: z.string(),
  observed_on: z.string(),
});

const quartiles = {
  median: z.number().nullable(),
  p25: z.number().nullable(),
  p75: z.number().nullable(),
  n: z.int().nonnegative(),
};

/** Counts of a result set; `units` is the developments' own unit count, not the rows. */
export const totalsSchema = z.object({
  data_points: z.int().nonnegative(),
  developments: z.int().nonnegative(),
  units: z.number().nonnegative(),
});

/**
 * Statistics of a result set, `percentile_cont` quartiles over the rows that carry the value (`n`
 * of them). `gross_yield` is a ratio (0.09 = 9 %); `grm` is price ÷ annual rent.
 */
export const statsSchema = z.object({
  price_sqm: z.object(quartiles),
  rent: z.object(quartiles),
  gross_yield: z.object(quartiles),
  grm: z.object(quartiles),
  price: z.object({
    ...quartiles,
    mean: z.number().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
  }),
});

/** Answer of `search_properties`. Zero rows: `search_id` null and nothing charged. */
export const searchResultSchema = z.object({
  search_id: z.uuid().nullable(),
  charged: z.union([z.literal(0), z.literal(1)]),
  total: z.int().nonnegative(),
  totals: totalsSchema,
  stats: statsSchema,
  /** The first 100 rows; the rest through `search_rows`. */
  units: z.array(unitSchema),
});

/** Answer of `open_search`: a bought search again, free until `expires_at`. */
export const openedSearchSchema = searchResultSchema.extend({
  filters: filtersSchema,
  created_at: z.string(),
  expires_at: z.string(),
});

/** One page of `search_rows`; pass `next_cursor` on as it came, null ends the list. */
export const searchRowsSchema = z.object({
  units: z.array(unitSchema),
  next_cursor: z.union([z.string(), z.number()]).nullable(),
});

export type Unit = z.infer<typeof unitSchema>;
export type Totals = z.infer<typeof totalsSchema>;
export type Stats = z.infer<typeof statsSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export type OpenedSearch = z.infer<typeof openedSearchSchema>;
export type SearchRows = z.infer<typeof searchRowsSchema>;
