import { z } from 'zod';

/** Money columns arrive as numbers or, from numeric, as text; both become plain numbers. */
const money = z.coerce.number().nonnegative();

export const tokenPackSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  tokens: z.number().int().positive(),
  price: money,
  currency: z.string().length(3),
});

export const planSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string(),
  tokens_per_month: z.number().int().positive(),
  price_month: money,
  price_year: money,
  currency: z.string().length(3),
});

export type TokenPack = z.infer<typeof tokenPackSchema>;
export type Plan = z.infer<typeof planSchema>;

export interface PriceList {
  /** Smallest pack first. */
  packs: TokenPack[];
  /** Cheapest plan first. */
  plans: Plan[];
}
