import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { SessionState } from './session-store';

/**
 * The session state after a lifecycle event: a sign-out clears the session, any other event that
 * carries one makes it current, and the first event settles the status either way. A recovery
 * lasts until its user has replaced the password, or is no longer the current one.
 */
export function afterAuthEvent(
  before: SessionState,
  event: AuthChangeEvent,
  carried: Session | null,
): SessionState {
  const session = event === 'SIGNED_OUT' ? null : (carried ?? before.session);
  const sameUser = session !== null && session.user.id === before.session?.user.id;
  return {
    session,
    status: session ? 'signed-in' : 'signed-out',
    lastEvent: event,
    recovery:
      event === 'PASSWORD_RECOVERY' || (before.recovery && sameUser && event !== 'USER_UPDATED'),
  };
}
