import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../client/client-options';
import { afterAuthEvent } from './auth-event';
import { recoveryMark } from './recovery-mark';
import { initialSessionState, sessionStore } from './session-store';
import { storedAccessToken } from './stored-session';

/**
 * A tab that was frozen hears of a sign-out late, when another tab may have signed in again.
 * Wiping then would destroy that newer session, whose own event follows.
 */
const isOutdatedSignOut = (): boolean => {
  const stored = storedAccessToken();
  return stored !== null && stored !== sessionStore.getState().session?.access_token;
};

function apply(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'SIGNED_OUT' && isOutdatedSignOut()) return;
  const before = sessionStore.getState();
  const after = afterAuthEvent(before, event, session);
  const userId = after.session?.user.id;
  if (before.status === 'loading' && userId) after.recovery ||= recoveryMark.isFor(userId);
  recoveryMark.set(after.recovery && userId ? userId : null);
  // The store first: its listeners let go of the user before everything stored is wiped.
  sessionStore.setState(after);
  if (event === 'SIGNED_OUT') localStorage.clear();
}

/**
 * Keeps the session store in step with the client, and with other tabs: the library tells them
 * over a broadcast channel; where there is none, or when somebody clears the site's data, the
 * vanished storage key says the same.
 *
 * The callback is synchronous on purpose: awaiting the client inside it can deadlock a refresh.
 */
export function watchAuth(client: SupabaseClient): () => void {
  const { data } = client.auth.onAuthStateChange(apply);

  const onStorage = (change: StorageEvent): void => {
    if (change.key !== null && change.key !== SESSION_STORAGE_KEY) return;
    if (!sessionStore.getState().session || localStorage.getItem(SESSION_STORAGE_KEY)) return;
    apply('SIGNED_OUT', null);
    void client.realtime.setAuth();
  };
  window.addEventListener('storage', onStorage);

  return () => {
    data.subscription.unsubscribe();
    window.removeEventListener('storage', onStorage);
    sessionStore.setState(initialSessionState);
  };
}
