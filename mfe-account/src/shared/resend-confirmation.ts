import { getSupabase, type Result } from 'shared-state';
import { attempt } from './attempt';
import type { AuthFailure } from './auth-failure';
import { siteUrl } from './site-url';

interface Contact {
  channel: 'email' | 'phone';
  address: string;
}

/** Sends the confirmation mail or text message of a sign-up again. */
export function resendConfirmation({
  channel,
  address,
}: Contact): Promise<Result<unknown, AuthFailure>> {
  const { auth } = getSupabase();
  return attempt(() =>
    channel === 'email'
      ? auth.resend({
          type: 'signup',
          email: address,
          options: { emailRedirectTo: siteUrl('/confirm') },
        })
      : auth.resend({ type: 'sms', phone: address }),
  );
}
