import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createStore } from 'zustand/vanilla';

export type SessionState = {
  session: Session | null;
  /** `loading` until the persisted session has been read (and refreshed where it had expired). */
  status: 'loading' | 'signed-in' | 'signed-out';
  lastEvent: AuthChangeEvent | null;
  /** A recovery link was followed and the password has not been replaced yet. */
  recovery: boolean;
};

export const initialSessionState: SessionState = {
  session: null,
  status: 'loading',
  lastEvent: null,
  recovery: false,
};

/** The current session and the last lifecycle event. */
export const sessionStore = createStore<SessionState>()(() => initialSessionState);
