import { z } from 'zod';

export const typologies = ['Studio', '1BR', '2BR', '3BR', '4BR', '5BR'] as const;
export const saleTypes = ['new', 'off_plan', 'resale'] as const;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const amount = z.number().nonnegative();

/**
 * What a search asks for. AND across keys, OR within lists (amenities: all required), inclusive
 * bounds; an empty list or an absent key does not filter and a null never matches. Money is in the
 * market's currency, sizes in square metres, `radius_m` in metres. An unknown key is refused, as
 * the database refuses it (PT400).
 */
export const filtersSchema = z.strictObject({
  /** Area slugs. */
  areas: z.array(z.string()).optional(),
  roads: z.array(z.string()).optional(),
  typologies: z.array(z.enum(typologies)).optional(),
  price_min: amount.optional(),
  price_max: amount.optional(),
  /** Monthly rent. */
  rent_min: amount.optional(),
  rent_max: amount.optional(),
  size_min: amount.optional(),
  size_max: amount.optional(),
  sale_type: z.array(z.enum(saleTypes)).optional(),
  /** Domestic staff quarters. */
  dsq: z.boolean().optional(),
  en_suite: z.boolean().optional(),
  year_min: z.int().optional(),
  year_max: z.int().optional(),
  amenities: z.array(z.string()).optional(),
  near: z
    .strictObject({ lat: latitude, lng: longitude, radius_m: z.number().positive() })
    .optional(),
  /** Ring of `[lng, lat]` corners. */
  polygon: z
    .array(z.tuple([longitude, latitude]))
    .min(3)
    .optional(),
  /** `[west, south, east, north]`. */
  bbox: z.tuple([longitude, latitude, longitude, latitude]).optional(),
  text: z.string().optional(),
});

export type Filters = z.infer<typeof filtersSchema>;
export type Typology = (typeof typologies)[number];
export type SaleType = (typeof saleTypes)[number];
