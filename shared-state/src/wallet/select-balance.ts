import type { WalletState } from './wallet-store';

/** Tokens the user can spend, pay-as-you-go and plan together; null while either is unknown. */
export function selectBalance({ tokens, subscription, status }: WalletState): number | null {
  if (tokens === null) return null;
  if (subscription) return tokens + subscription.plan_tokens;
  return status === 'ready' ? tokens : null;
}
