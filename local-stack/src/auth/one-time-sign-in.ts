import { z } from 'zod';
import type { AuthContext } from './auth-context';
import { AuthError, invalid } from './auth-error';
import { mailToken, sendConfirmation, textCode } from './confirmation-messages';
import { identifierFields, parseEmail, requireIdentifier } from './request-body';
import { createUser, findUser, isConfirmed } from './users';

export const otpBody = z.object({
  ...identifierFields,
  create_user: z.boolean().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** POST /otp: a magic link or an SMS code; a new address is first asked to confirm itself. */
export async function requestOtp(auth: AuthContext, body: z.output<typeof otpBody>) {
  const identifier = requireIdentifier(body);
  await auth.transaction(async (tx) => {
    const known = await findUser(tx, identifier);
    if (!known && body.create_user === false) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    const user = known ?? (await createUser(tx, identifier, null, body.data ?? {}));
    if (!user) throw invalid('Try again');
    if ('phone' in identifier) return textCode(auth, tx, user, identifier.phone);
    if (!isConfirmed(user, identifier)) return sendConfirmation(auth, tx, user, identifier);
    return mailToken(auth, tx, user, identifier.email, 'magiclink');
  });
  return 'phone' in identifier ? { message_id: null } : {};
}

export const recoverBody = z.object({ email: identifierFields.email });

/** POST /recover: answers the same whether the address is known or not. */
export async function recover(auth: AuthContext, body: z.output<typeof recoverBody>) {
  if (!body.email) throw invalid('Password recovery requires an email');
  const email = parseEmail(body.email);
  const user = await findUser(auth.sql, { email });
  if (user) {
    await auth.transaction((tx) => mailToken(auth, tx, user, email, 'recovery'));
  }
  return {};
}

export const resendBody = z.object({ ...identifierFields, type: z.string() });

/** POST /resend: the pending message again; silent when nothing is pending. */
export async function resend(auth: AuthContext, body: z.output<typeof resendBody>) {
  if (body.type !== 'signup' && body.type !== 'sms') {
    throw invalid('Resending works for the types signup and sms');
  }
  const identifier = requireIdentifier(body);
  const user = await findUser(auth.sql, identifier);
  if (user && !isConfirmed(user, identifier)) {
    await auth.transaction((tx) => sendConfirmation(auth, tx, user, identifier));
  }
  return {};
}
