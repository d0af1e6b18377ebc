import { filtersSchema } from './filters';
import { idSchema } from './id';
import { z } from './schema';

/**
 * One observed unit record. Prices and monthly rents are plain numbers in the market's currency,
 * sizes in square metres, `observed_on` an ISO date. Null means "not observed", never zero.
 */
export const unitSchema = z.object({
  id: idSchema,
  area: z.string(),
  road: z.nullable(z.string()),
  development: z.nullable(z.string()),
  typology: z.nullable(z.string()),
  price: z.nullable(z.number()),
  rent: z.nullable(z.number()),
  size_sqm: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  source: z.string(),
  observed_on: z.string(),
});

const quartiles = {
  median: z.nullable(z.number()),
  p25: z.nullable(z.number()),
  p75: z.nullable(z.number()),
  n: z.int().check(z.nonnegative()),
};

/** Counts of a result set; `units` is the developments' own unit count, not the rows. */
export const totalsSchema = z.object({
  data_points: z.int().check(z.nonnegative()),
  developments: z.int().check(z.nonnegative()),
  units: z.number().check(z.nonnegative()),
});

/**
 * Statistics of a result set, `percentile_cont` quartiles over the rows that carry the value (`n`
 * of them). `gross_yield` is a ratio (0.09 = 9 %), its
 * `group` the yield of the whole set, sum of annual rents ÷ sum of prices; `grm` is price ÷ annual rent.
 */
export const statsSchema = z.object({
  price_sqm: z.object(quartiles),
  rent: z.object(quartiles),
  gross_yield: z.object({ ...quartiles, group: z.nullish(z.number()) }),
  grm: z.object(quartiles),
  price: z.object({
    ...quartiles,
    mean: z.nullable(z.number()),
    min: z.nullable(z.number()),
    max: z.nullable(z.number()),
  }),
});

/** Answer of `search_properties`. Zero rows: `search_id` null and nothing charged. */
export const searchResultSchema = z.object({
  search_id: z.nullable(z.uuid()),
  charged: z.union([z.literal(0), z.literal(1)]),
  total: z.int().check(z.nonnegative()),
  totals: totalsSchema,
  stats: statsSchema,
  /** The first 100 rows; the rest through `search_rows`. */
  units: z.array(unitSchema),
});

/** Answer of `open_search`: a bought search again, free until `expires_at`. */
export const openedSearchSchema = z.extend(searchResultSchema, {
  filters: filtersSchema,
  created_at: z.string(),
  expires_at: z.string(),
});

/** One page of `search_rows`; pass `next_cursor` on as it came, null ends the list. */
export const searchRowsSchema = z.object({
  units: z.array(unitSchema),
  next_cursor: z.nullable(z.union([z.string(), z.number()])),
});

export type Unit = z.infer<typeof unitSchema>;
export type Totals = z.infer<typeof totalsSchema>;
export type Stats = z.infer<typeof statsSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export type OpenedSearch = z.infer<typeof openedSearchSchema>;
export type SearchRows = z.infer<typeof searchRowsSchema>;
