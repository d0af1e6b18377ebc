import { getSupabase, type Result } from 'shared-state';
import { attempt } from '../../../shared/attempt';
import type { AuthFailure } from '../../../shared/auth-failure';
import type { Channel } from '../../../shared/contact-input';
import { siteUrl } from '../../../shared/site-url';
import { type RegisterValues, termsVersion } from '../model/register-schema';

/**
 * Creates the account. The server answers the same for a new and for a known, confirmed address
 * where it hides which exist; `signedIn` tells only whether it opened a session at once.
 */
export async function signUp(
  channel: Channel,
  { fullName, email, phone, password }: RegisterValues,
): Promise<Result<{ signedIn: boolean }, AuthFailure>> {
  const { auth } = getSupabase();
  const data = { full_name: fullName, terms_version: termsVersion };
  const result = await attempt(() =>
    auth.signUp(
      channel === 'email'
        ? { email, password, options: { data, emailRedirectTo: siteUrl('/confirm') } }
        : { phone, password, options: { data } },
    ),
  );
  return result.ok ? { ok: true, data: { signedIn: result.data.session !== null } } : result;
}
