import type { AuthError } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../client/client-options';
import { getSupabase } from '../client/shared-runtime';

/** `local`: this browser; `global`: every device; `others`: every device but this browser. */
export type SignOutScope = 'local' | 'global' | 'others';

/**
 * Ends the session. With `local` and `global` this browser is signed out whatever the server says
 * or does not say (it has 5 s); with `others` the session here stays.
 *
 * @returns the server's error, null when it confirmed: after a failed `global` or `others` the
 * other devices may still be signed in.
 */
export async function signOut(scope: SignOutScope = 'local'): Promise<{ error: AuthError | null }> {
  const { auth } = getSupabase();
  const { error } = await auth.signOut({ scope });
  if (error && scope !== 'others') {
    // Without a stored session the library ends it at once, tells other tabs and asks no server.
    localStorage.removeItem(SESSION_STORAGE_KEY);
    await auth.signOut({ scope: 'local' });
  }
  return { error };
}
