import { getSupabase, type Result } from 'shared-state';
import { attempt } from '../../../shared/attempt';
import type { AuthFailure } from '../../../shared/auth-failure';
import { siteUrl } from '../../../shared/site-url';

/** Mails a recovery link. An address without an account gets the same answer. */
export function sendResetLink(email: string): Promise<Result<unknown, AuthFailure>> {
  return attempt(async () => {
    const { data, error } = await getSupabase().auth.resetPasswordForEmail(email, {
      redirectTo: siteUrl('/update-password'),
    });
    return { data, error: error?.code === 'user_not_found' ? null : error };
  });
}
