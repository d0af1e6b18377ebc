import { idSchema } from './id';
import { z } from './schema';

/** One user's pay-as-you-go balance, the free tokens included. Never negative. */
export const tokensSchema = z.object({
  user_id: z.optional(z.string()),
  token_count: z.int().check(z.nonnegative()),
});

export const subscriptionStatuses = [
  'none',
  'active',
  'not_renewing',
  'past_due',
  'expired',
] as const;

/**
 * One user's subscription, the whole record: columns this version does not know are kept, because
 * the record is stored and handed on as it came. `plan_tokens` are left over from the paid month.
 */
export const subscriptionSchema = z.looseObject({
  user_id: z.string(),
  plan: z.nullable(z.string()),
  status: z.enum(subscriptionStatuses),
  plan_tokens: z.int().check(z.nonnegative()),
  current_period_end: z.nullable(z.string()),
  cancel_at_period_end: z.boolean(),
});

export const ledgerKinds = [
  'grant',
  'purchase',
  'plan_grant',
  'spend',
  'expiry',
  'refund',
] as const;

/** One change of a balance, append-only; `delta` is negative for a spend, an expiry or a refund. */
export const ledgerEntrySchema = z.object({
  id: idSchema,
  user_id: z.nullable(z.string()),
  delta: z.int(),
  kind: z.enum(ledgerKinds),
  wallet: z.enum(['payg', 'plan']),
  balance_after: z.int().check(z.nonnegative()),
  search_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: z.string(),
});

export type Tokens = z.infer<typeof tokensSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
