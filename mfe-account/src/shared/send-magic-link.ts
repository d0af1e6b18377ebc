import { getSupabase, type Result } from 'shared-state';
import { attempt } from './attempt';
import type { AuthFailure } from './auth-failure';
import { siteUrl } from './site-url';

/**
 * Mails a sign-in link. It never creates an account, and an address without one gets the same
 * answer as any other: the server's refusal would tell who has an account here.
 */
export function sendMagicLink(email: string): Promise<Result<unknown, AuthFailure>> {
  return attempt(async () => {
    const { data, error } = await getSupabase().auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: siteUrl('/confirm') },
    });
    return { data, error: error?.code === 'otp_disabled' ? null : error };
  });
}
