import { z } from './schema';

export const typologies = ['Studio', '1BR', '2BR', '3BR', '4BR', '5BR'] as const;
export const saleTypes = ['new', 'off_plan', 'resale'] as const;

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const amount = z.optional(z.number());
const year = z.optional(z.int().check(z.minimum(0), z.maximum(9999)));
const flag = z.optional(z.boolean());
const names = z.optional(z.array(z.string()));

/**
 * What a search asks for. AND across keys, OR within lists (amenities: all required), inclusive
 * bounds; an empty list or an absent key does not filter and a null never matches. Money is in the
 * market's currency, sizes in square metres, `radius_m` in metres. Takes what the
 * database takes; an unknown key is refused, as there (PT400).
 */
export const filtersSchema = z.strictObject({
  /** Area slugs. */
  areas: names,
  roads: names,
  typologies: z.optional(z.array(z.enum(typologies))),
  price_min: amount,
  price_max: amount,
  /** Monthly rent. */
  rent_min: amount,
  rent_max: amount,
  size_min: amount,
  size_max: amount,
  sale_type: z.optional(z.array(z.enum(saleTypes))),
  /** Domestic staff quarters. */
  dsq: flag,
  en_suite: flag,
  year_min: year,
  year_max: year,
  amenities: names,
  near: z.optional(
    z.strictObject({
      lat: latitude,
      lng: longitude,
      radius_m: z.number().check(z.minimum(0), z.maximum(200_000)),
    }),
  ),
  /** Ring of `[lng, lat]` corners. */
  polygon: z.optional(
    z.array(z.tuple([longitude, latitude])).check(
      z.maxLength(1000),
      z.refine((ring) => ring.length === 0 || ring.length > 2, 'must have at least 3 points'),
    ),
  ),
  /** `[west, south, east, north]`. */
  bbox: z.optional(z.union([z.tuple([longitude, latitude, longitude, latitude]), z.tuple([])])),
  text: z.optional(z.string().check(z.maxLength(200))),
});

export type Filters = z.infer<typeof filtersSchema>;
export type Typology = (typeof typologies)[number];
export type SaleType = (typeof saleTypes)[number];
