import type { Sql } from '../postgres/open-database';
import type { AuthContext } from './auth-context';
import { AuthError } from './auth-error';
import { assertMayWriteTo, textCode } from './confirmation-messages';
import { issueToken, type RedeemedToken } from './one-time-tokens';
import { findUser, type UserRow } from './users';

const taken = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Asks both the old and the new address to agree (hosted: double_confirm_changes). */
export async function requestEmailChange(
  auth: AuthContext,
  tx: Sql,
  user: UserRow,
  newEmail: string,
): Promise<void> {
  if (await findUser(tx, { email: newEmail })) throw taken();
  await tx`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = now(),
      email_change_confirm_status = ${user.email ? 0 : 1}
    where id = ${user.id}`;
  const change = { email: user.email ?? '', newEmail };
  const recipients = [
    { purpose: 'email_change_new', to: newEmail } as const,
    ...(user.email ? [{ purpose: 'email_change_current', to: user.email } as const] : []),
  ];
  for (const { purpose, to } of recipients) {
    const token = await issueToken(tx, user.id, purpose, to);
    assertMayWriteTo(auth, to);
    await auth.mailer.sendMail(tx, 'email_change', to, token, change);
  }
}

/** Counts one agreement; true when it was the last and the address has changed. */
export async function completeEmailChange(tx: Sql, { user_id }: RedeemedToken): Promise<boolean> {
  const [row] = await tx<{ email_change: string; email_change_confirm_status: number }[]>`
    update auth.users set email_change_confirm_status = email_change_confirm_status + 1
    where id = ${user_id} and email_change is not null and email_change_confirm_status < 2
    returning email_change, email_change_confirm_status`;
  if (!row) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  if (row.email_change_confirm_status < 2) return false;
  if (await findUser(tx, { email: row.email_change })) throw taken();
  const proven = tx.json({ email: row.email_change, email_verified: true });
  await tx`
    update auth.users set email = email_change, email_change = null, updated_at = now(),
      email_change_confirm_status = 0, email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = raw_user_meta_data || ${proven}
    where id = ${user_id}`;
  await tx`
    update auth.identities set identity_data = identity_data || ${proven}, updated_at = now()
    where user_id = ${user_id} and provider = 'email'`;
  return true;
}

export async function requestPhoneChange(
  auth: AuthContext,
  tx: Sql,
  user: UserRow,
  phone: string,
): Promise<void> {
  if (await findUser(tx, { phone })) {
    throw new AuthError(
      422,
      'phone_exists',
      'A user with this phone number has already been registered',
    );
  }
  await tx`
    update auth.users set phone_change = ${phone}, phone_change_sent_at = now()
    where id = ${user.id}`;
  await textCode(auth, tx, user, phone, 'phone_change');
}

export async function completePhoneChange(
  tx: Sql,
  { user_id, relates_to }: RedeemedToken,
): Promise<void> {
  await tx`
    update auth.users set phone = ${relates_to}, phone_change = null, phone_confirmed_at = now(),
      updated_at = now()
    where id = ${user_id}`;
}
