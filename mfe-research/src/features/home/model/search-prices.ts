import type { Plan, TokenPack } from 'shared-state/contracts';

export interface SearchPrice {
  name: string;
  /** market currency, for one search */
  perSearch: number;
  detail: { tokens: number; price: number; monthly: boolean };
  /** ratio saved against buying single tokens; null where nothing is saved */
  saving: number | null;
  currency: string;
}

/** What one search costs each way it can be paid for, in the order of the price list. */
export function searchPrices(packs: readonly TokenPack[], plans: readonly Plan[]): SearchPrice[] {
  const offers = [
    ...packs.map((pack) => ({
      name: pack.tokens === 1 ? 'Single search' : `Pack of ${pack.tokens}`,
      detail: { tokens: pack.tokens, price: pack.price, monthly: false },
      currency: pack.currency,
    })),
    ...plans.map((plan) => ({
      name: `${plan.name} plan`,
      detail: { tokens: plan.tokens_per_month, price: plan.price_month, monthly: true },
      currency: plan.currency,
    })),
  ];
  const single = packs.find((pack) => pack.tokens === 1)?.price ?? null;
  return offers.map((offer) => {
    const perSearch = offer.detail.price / offer.detail.tokens;
    const saving = single !== null && perSearch < single ? 1 - perSearch / single : null;
    return { ...offer, perSearch, saving };
  });
}
