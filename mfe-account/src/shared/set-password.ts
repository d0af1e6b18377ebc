import { getSupabase, type Result } from 'shared-state';
import { attempt } from './attempt';
import type { AuthFailure } from './auth-failure';

/** Replaces the password of the current session's account. */
export function setPassword(password: string): Promise<Result<unknown, AuthFailure>> {
  return attempt<unknown>(() => getSupabase().auth.updateUser({ password }));
}
