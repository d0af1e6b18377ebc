import type { TokenPack } from 'shared-state/contracts';

export const minAmount = 1;
export const maxAmount = 500;

export interface Quote {
  tokens: number;
  /** In the currency of the packs, rounded to cents. */
  price: number;
  perToken: number;
  currency: string;
  /** The bigger pack whose price this amount would reach or pass: take that one instead. */
  betterPack: TokenPack | null;
}

const toCents = (price: number) => Math.round(price * 100) / 100;

/**
 * The price of any amount: the cheaper of the amount at the per-token price of the largest pack it
 * reaches and the price of the next larger pack. Below the smallest pack its own price rules.
 * Null when the amount is not a whole number from 1 to 500 or no pack exists.
 */
export function quoteTokens(amount: number, packs: TokenPack[]): Quote | null {
  if (!Number.isInteger(amount) || amount < minAmount || amount > maxAmount) return null;
  const sorted = packs.toSorted((a, b) => a.tokens - b.tokens);
  const reached = sorted.findLast((pack) => pack.tokens <= amount);
  const next = sorted.find((pack) => pack.tokens > amount) ?? null;
  const atRate = reached && toCents((amount * reached.price) / reached.tokens);
  const currency = (reached ?? next)?.currency;
  if (!currency) return null;
  const capped = next !== null && (atRate === undefined || next.price <= atRate);
  const price = capped ? next.price : (atRate ?? 0);
  return {
    tokens: amount,
    price,
    perToken: price / amount,
    currency,
    betterPack: capped ? next : null,
  };
}
