import type { Session } from '@supabase/supabase-js';

let issued = 0;

/** A session as GoTrue returns it. `expiresIn` in seconds from now. */
export function sessionFor(userId: string, expiresIn = 3600): Session {
  issued += 1;
  return {
    access_token: `access-${userId}-${issued}`,
    refresh_token: `refresh-${userId}-${issued}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    user: {
      id: userId,
      aud: 'authenticated',
      role: 'authenticated',
      email: `${userId}@savanna.test`,
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}
