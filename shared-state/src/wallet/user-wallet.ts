import type { SupabaseClient } from '@supabase/supabase-js';
import type { Subscription } from '../contracts/wallet';
import { openLiveChannel } from './live-channel';
import { outageAlert } from './outage-alert';
import type { WalletPartState } from './wallet-part';
import { subscriptionPart, tokensPart } from './wallet-parts';
import { initialWalletState, type WalletState, walletStore } from './wallet-store';

const unknown = { known: false, failed: false } as const;

const combine = (
  tokens: WalletPartState<number>,
  subscription: WalletPartState<Subscription | null>,
): WalletState => {
  const failed = [tokens, subscription].some((part) => !part.known && part.failed);
  const ready = tokens.known && subscription.known;
  return {
    tokens: tokens.known ? tokens.value : null,
    subscription: subscription.known ? subscription.value : null,
    status: ready ? 'ready' : failed ? 'failed' : 'loading',
  };
};

/** The wallet of one user, from the start of the session to `end`. */
export type UserWallet = { read: () => Promise<void>; end: () => void };

/**
 * Loads one user's wallet (stored copies first, the backend for what is absent) and keeps it live:
 * realtime changes, and one reconciling read whenever a channel has joined.
 */
export function openUserWallet(client: SupabaseClient, userId: string): UserWallet {
  let tokensState: WalletPartState<number> = unknown;
  let subscriptionState: WalletPartState<Subscription | null> = unknown;
  const show = (): void => walletStore.setState(combine(tokensState, subscriptionState));
  const tokens = tokensPart(client, userId, (state) => {
    tokensState = state;
    show();
  });
  const subscription = subscriptionPart(client, userId, (state) => {
    subscriptionState = state;
    show();
  });

  show();
  for (const part of [tokens, subscription]) if (!part.restore()) void part.read();

  const alert = outageAlert();
  const closeTokens = openLiveChannel(client, 'tokens', userId, {
    onChange: tokens.change,
    onJoined: () => void tokens.read(),
    onError: (error) => console.error('The token channel failed', error),
  });
  const closeSubscription = openLiveChannel(client, 'subscriptions', userId, {
    onChange: subscription.change,
    onJoined: () => {
      alert.recovered();
      void subscription.read();
    },
    onError: alert.failed,
  });

  return {
    async read() {
      await Promise.all([tokens.read(), subscription.read()]);
    },
    end() {
      tokens.end();
      subscription.end();
      closeTokens();
      closeSubscription();
      walletStore.setState(initialWalletState);
    },
  };
}
