import type { LedgerEntry } from 'shared-state/contracts';

export const kindLabels: Record<LedgerEntry['kind'], string> = {
  grant: 'Free tokens',
  purchase: 'Purchase',
  plan_grant: 'Plan tokens',
  spend: 'Search',
  expiry: 'Expired',
  refund: 'Refund',
};

export const walletLabels: Record<LedgerEntry['wallet'], string> = {
  payg: 'Pay as you go',
  plan: 'Plan',
};

/** "+3" and "−1", with a real minus sign. */
export const signedTokens = (delta: number): string =>
  delta < 0 ? `−${Math.abs(delta)}` : `+${delta}`;

/** "1 token", "2 tokens". */
export const countTokens = (count: number): string =>
  `${count} ${count === 1 ? 'token' : 'tokens'}`;
