import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { SessionState } from './session-store';

const recoveryAfter = (event: AuthChangeEvent, before: boolean): boolean => {
  if (event === 'PASSWORD_RECOVERY') return true;
  if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') return false;
  return before;
};

/**
 * The session state after a lifecycle event: a sign-out clears the session, any other event that
 * carries one makes it current, and the first event settles the status either way.
 */
export function afterAuthEvent(
  before: SessionState,
  event: AuthChangeEvent,
  carried: Session | null,
): SessionState {
  const session = event === 'SIGNED_OUT' ? null : (carried ?? before.session);
  return {
    session,
    status: session ? 'signed-in' : 'signed-out',
    lastEvent: event,
    recovery: recoveryAfter(event, before.recovery),
  };
}
