import type { Plan, TokenPack } from 'shared-state/contracts';

/** The share saved by paying `price` instead of `reference` (0–1), null when nothing is saved. */
export function savingRatio(price: number, reference: number): number | null {
  if (!(reference > 0) || price >= reference) return null;
  return 1 - price / reference;
}

export const packPerToken = (pack: TokenPack): number => pack.price / pack.tokens;

export function perToken(plan: Plan, period: 'month' | 'year'): number {
  return period === 'month'
    ? plan.price_month / plan.tokens_per_month
    : plan.price_year / (12 * plan.tokens_per_month);
}

/** The highest per-token price on the list: what a single token costs without any commitment. */
export function singleTokenPrice(packs: TokenPack[]): number | null {
  return packs.length === 0 ? null : Math.max(...packs.map(packPerToken));
}

/** Yearly against twelve monthly payments (0–1). */
export const yearlySaving = (plan: Plan): number | null =>
  savingRatio(plan.price_year, 12 * plan.price_month);
