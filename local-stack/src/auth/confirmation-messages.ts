import type { Sql } from '../postgres/open-database';
import type { AuthContext } from './auth-context';
import { tooMany } from './auth-error';
import { issueToken, type Purpose } from './one-time-tokens';
import type { Identifier, UserRow } from './users';

const mailOf = {
  confirmation: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
} as const;

/** Refuses when a recipient has had too many messages, whoever asked for them. */
export function assertMayWriteTo(auth: AuthContext, recipient: string): void {
  const wait = auth.limits.messages.count(recipient);
  if (wait) throw tooMany('over_email_send_rate_limit', wait, 'email rate limit exceeded');
}

/** Issues a token for `purpose` and mails its link. */
export async function mailToken(
  auth: AuthContext,
  tx: Sql,
  user: UserRow,
  email: string,
  purpose: keyof typeof mailOf,
): Promise<void> {
  const token = await issueToken(tx, user.id, purpose, email);
  assertMayWriteTo(auth, email);
  await tx`
    update auth.users set ${
      purpose === 'confirmation' ? tx`confirmation_sent_at = now()` : tx`recovery_sent_at = now()`
    } where id = ${user.id}`;
  await auth.mailer.sendMail(tx, mailOf[purpose], email, token);
}

/** Issues a code for `purpose` and sends it to a phone. */
export async function textCode(
  auth: AuthContext,
  tx: Sql,
  user: UserRow,
  phone: string,
  purpose: Extract<Purpose, 'sms' | 'phone_change'> = 'sms',
): Promise<void> {
  const { code } = await issueToken(tx, user.id, purpose, phone);
  assertMayWriteTo(auth, phone);
  await auth.mailer.sendSms(tx, phone, code);
}

/** The message that proves an address or a number. */
export const sendConfirmation = (
  auth: AuthContext,
  tx: Sql,
  user: UserRow,
  identifier: Identifier,
): Promise<void> =>
  'email' in identifier
    ? mailToken(auth, tx, user, identifier.email, 'confirmation')
    : textCode(auth, tx, user, identifier.phone);
