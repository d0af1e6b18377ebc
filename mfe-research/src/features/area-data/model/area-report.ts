import * as z from 'shared-state/schema';

const figure = z.nullable(z.number());

const spread = z.object({
  median: figure,
  p25: figure,
  p75: figure,
  n: z.int(),
  /** rests on fewer than five records: no value leaves the database */
  hidden: z.boolean(),
  small_sample: z.boolean(),
});

const group = z.object({
  group: z.string(),
  n: z.int(),
  price: spread,
  rent: spread,
  size_sqm: spread,
  price_sqm: spread,
  gross_yield: figure,
});

const areaSchema = z.object({
  area: z.string(),
  name: z.string(),
  /** null when no unit of the area matches */
  summary: z.nullable(group),
  typologies: z.array(group),
  stock: z.object({
    developments: z.int(),
    units: z.number(),
    acres: figure,
    units_per_acre: figure,
    average_floors: figure,
    max_floors: figure,
  }),
  pipeline: z.object({ projects: z.int(), units: z.number() }),
  /** pipeline units ÷ stock units */
  supply_shock: figure,
});

/** A bought area report: one to four areas, frozen when bought. */
export const reportSchema = z.object({
  search_id: z.nullable(z.string()),
  charged: z.union([z.literal(0), z.literal(1)]),
  total: z.int(),
  areas: z.array(areaSchema),
});

export const openedReportSchema = z.extend(reportSchema, {
  kind: z.literal('area_report'),
  created_at: z.string(),
  expires_at: z.string(),
});

export type AreaReport = z.infer<typeof reportSchema>;
export type ReportArea = AreaReport['areas'][number];
export type ReportSpread = z.infer<typeof spread>;
