import { createStore } from 'zustand/vanilla';
import type { Subscription } from '../contracts/wallet';

export type WalletState = {
  /** Pay-as-you-go balance; null while unknown. */
  tokens: number | null;
  /** Null while unknown, and when `ready` without a subscription. */
  subscription: Subscription | null;
  /** `idle` without a session; `failed` when a part is unknown because it could not be read. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

export const initialWalletState: WalletState = {
  tokens: null,
  subscription: null,
  status: 'idle',
};

/** Token balance and subscription of the current session's user. */
export const walletStore = createStore<WalletState>()(() => initialWalletState);
