import { selectBalance } from './select-balance';
import type { WalletState } from './wallet-store';

const subscription = {
  user_id: 'ann',
  plan: 'standard',
  status: 'active',
  plan_tokens: 15,
  current_period_end: null,
  cancel_at_period_end: false,
} as const;

it.each<[string, WalletState, number | null]>([
  ['both parts', { tokens: 25, subscription, status: 'ready' }, 40],
  ['no subscription', { tokens: 25, subscription: null, status: 'ready' }, 25],
  ['an empty wallet', { tokens: 0, subscription: null, status: 'ready' }, 0],
  ['an unknown balance', { tokens: null, subscription, status: 'loading' }, null],
  ['an unknown subscription', { tokens: 25, subscription: null, status: 'loading' }, null],
  ['an unreadable subscription', { tokens: 25, subscription: null, status: 'failed' }, null],
  ['no session', { tokens: null, subscription: null, status: 'idle' }, null],
])('of %s', (_, state, balance) => {
  expect(selectBalance(state)).toBe(balance);
});
