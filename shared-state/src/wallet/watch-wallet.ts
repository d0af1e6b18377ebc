import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStore } from '../session/session-store';
import { openUserWallet, type UserWallet } from './user-wallet';

let current: { userId: string; wallet: UserWallet } | null = null;

/** Opens a wallet when a session begins and closes it when the session or its user ends. */
export function watchWallet(client: SupabaseClient): () => void {
  const follow = (userId: string | null): void => {
    if (userId === (current?.userId ?? null)) return;
    current?.wallet.end();
    current = userId ? { userId, wallet: openUserWallet(client, userId) } : null;
  };
  const unsubscribe = sessionStore.subscribe(({ session }) => follow(session?.user.id ?? null));
  follow(sessionStore.getState().session?.user.id ?? null);
  return () => {
    unsubscribe();
    follow(null);
  };
}

/**
 * Reads both halves of the wallet once, after an action that is known to have moved them: the
 * balance then moves even where realtime is down. Without a session it does nothing; a failure
 * goes to the console only.
 */
export async function refreshWallet(): Promise<void> {
  await current?.wallet.read();
}
