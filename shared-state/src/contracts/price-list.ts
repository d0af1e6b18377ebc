import { z } from 'zod';

const price = z.number().nonnegative();
const currency = z.string().length(3);

/** A pay-as-you-go pack; `price` for the whole pack in `currency` (ISO 4217). */
export const tokenPackSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  tokens: z.int().positive(),
  price,
  currency,
});

/** A subscription plan; `price_year` is paid once for twelve monthly grants. */
export const planSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string(),
  tokens_per_month: z.int().positive(),
  price_month: price,
  price_year: price,
  currency,
});

export type TokenPack = z.infer<typeof tokenPackSchema>;
export type Plan = z.infer<typeof planSchema>;
