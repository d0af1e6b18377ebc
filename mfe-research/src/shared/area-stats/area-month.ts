import * as z from 'shared-state/schema';

const figure = z.nullable(z.number());

export const monthSchema = z.object({
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

export const MONTH_COLUMNS =
  'area_slug, month, typology, n, median_price, median_rent, median_price_sqm, gross_yield';
