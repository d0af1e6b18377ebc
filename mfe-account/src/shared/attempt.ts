import type { Result } from 'shared-state';
import { type AuthFailure, mapAuthError } from './auth-failure';

/** Runs one call of the auth client; whatever it returns or throws becomes a typed result. */
export async function attempt<T>(
  call: () => Promise<{ data: T; error: unknown }>,
): Promise<Result<T, AuthFailure>> {
  try {
    const { data, error } = await call();
    return error ? { ok: false, error: mapAuthError(error) } : { ok: true, data };
  } catch (error) {
    return { ok: false, error: mapAuthError(error) };
  }
}
