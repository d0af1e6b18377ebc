import type { Plan, TokenPack } from 'shared-state/contracts';
import { maxAmount, quoteTokens } from './quote';

/**
 * The fewest searches a month for which the monthly plan costs no more than the same tokens bought
 * one by one or in packs; null when the plan never pays off within its own tokens.
 */
export function breakEvenSearches(plan: Plan, packs: TokenPack[]): number | null {
  const most = Math.min(plan.tokens_per_month, maxAmount);
  for (let searches = 1; searches <= most; searches += 1) {
    const quote = quoteTokens(searches, packs);
    if (quote && quote.price >= plan.price_month) return searches;
  }
  return null;
}
