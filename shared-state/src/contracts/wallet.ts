import { z } from 'zod';

/** One user's pay-as-you-go balance, the free tokens included. Never negative. */
export const tokensSchema = z.object({
  user_id: z.string().optional(),
  token_count: z.int().nonnegative(),
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
  plan: z.string().nullable(),
  status: z.enum(subscriptionStatuses),
  plan_tokens: z.int().nonnegative(),
  current_period_end: z.string().nullable(),
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
  id: z.union([z.string(), z.number()]).transform(String),
  user_id: z.string().nullable(),
  delta: z.int(),
  kind: z.enum(ledgerKinds),
  wallet: z.enum(['payg', 'plan']),
  balance_after: z.int().nonnegative(),
  search_id: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: z.string(),
});

export type Tokens = z.infer<typeof tokensSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
