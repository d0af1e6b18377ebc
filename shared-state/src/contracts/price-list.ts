import { idSchema } from './id';
import { z } from './schema';

const price = z.number().check(z.nonnegative());
const currency = z.string().check(z.length(3));

/** A pay-as-you-go pack; `price` for the whole pack in `currency` (ISO 4217). */
export const tokenPackSchema = z.object({
  id: idSchema,
  tokens: z.int().check(z.positive()),
  price,
  currency,
});

/** A subscription plan; `price_year` is paid once for twelve monthly grants. */
export const planSchema = z.object({
  id: idSchema,
  name: z.string(),
  tokens_per_month: z.int().check(z.positive()),
  price_month: price,
  price_year: price,
  currency,
});

export type TokenPack = z.infer<typeof tokenPackSchema>;
export type Plan = z.infer<typeof planSchema>;
