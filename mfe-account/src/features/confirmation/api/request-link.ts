import { getSupabase, type Result } from 'shared-state';
import { attempt } from '../../../shared/attempt';
import type { AuthFailure } from '../../../shared/auth-failure';
import type { MailLink } from '../../../shared/mail-link';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { sendMagicLink } from '../../../shared/send-magic-link';

/** A fresh link of the kind that was used up: a change of address, a sign-in, or a sign-up. */
export function requestLink(
  link: MailLink,
  address: string,
): Promise<Result<unknown, AuthFailure>> {
  const type = link.kind === 'token' ? link.type : 'signup';
  if (type === 'magiclink') return sendMagicLink(address);
  if (type === 'email_change') {
    return attempt(() => getSupabase().auth.resend({ type: 'email_change', email: address }));
  }
  return resendConfirmation({ channel: 'email', address });
}
