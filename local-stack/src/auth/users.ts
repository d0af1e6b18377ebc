import type { Sql } from '../postgres/open-database';

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  phone_change: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  banned_until: Date | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type Identifier = { email: string } | { phone: string };

const isEmail = (identifier: Identifier): identifier is { email: string } => 'email' in identifier;

/** The e-mail address or the phone number, whichever identifies. */
export const nameOf = (identifier: Identifier): string =>
  isEmail(identifier) ? identifier.email : identifier.phone;

export async function findUser(sql: Sql, identifier: Identifier): Promise<UserRow | undefined> {
  const rows = isEmail(identifier)
    ? await sql<UserRow[]>`
        select * from auth.users where email = ${identifier.email} and is_sso_user = false`
    : await sql<UserRow[]>`select * from auth.users where phone = ${identifier.phone}`;
  return rows[0];
}

export async function findUserById(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`select * from auth.users where id = ${id}`;
  return row;
}

export const isConfirmed = (user: UserRow, identifier: Identifier): boolean =>
  Boolean(isEmail(identifier) ? user.email_confirmed_at : user.phone_confirmed_at);

/**
 * Adds an unconfirmed user with its identity, or returns undefined when the address or number is
 * taken (also by a sign-up racing this one).
 */
export async function createUser(
  tx: Sql,
  identifier: Identifier,
  encryptedPassword: string | null,
  metadata: Record<string, unknown>,
): Promise<UserRow | undefined> {
  const provider = isEmail(identifier) ? 'email' : 'phone';
  const id = crypto.randomUUID();
  const known = { ...identifier, email_verified: false, phone_verified: false, sub: id };
  const profile = { ...metadata, ...known };
  const [user] = await tx<UserRow[]>`
    insert into auth.users (id, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data)
    values (
      ${id}, ${isEmail(identifier) ? identifier.email : null},
      ${isEmail(identifier) ? null : identifier.phone}, ${encryptedPassword},
      ${tx.json({ provider, providers: [provider] })}, ${tx.json(profile as never)})
    on conflict do nothing
    returning *`;
  if (!user) return undefined;
  await tx`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
    values (${crypto.randomUUID()}, ${provider}, ${id}, ${id}, ${tx.json(profile as never)}, now())`;
  return user;
}

/** Marks the address or number as belonging to the user; does nothing the second time. */
export async function confirmUser(
  tx: Sql,
  userId: string,
  provider: 'email' | 'phone',
): Promise<void> {
  const verified = tx.json({ [`${provider}_verified`]: true });
  if (provider === 'email') {
    await tx`
      update auth.users set email_confirmed_at = now(), updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || ${verified}
      where id = ${userId} and email_confirmed_at is null`;
  } else {
    await tx`
      update auth.users set phone_confirmed_at = now(), updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || ${verified}
      where id = ${userId} and phone_confirmed_at is null`;
  }
  await tx`
    update auth.identities set identity_data = identity_data || ${verified}, updated_at = now()
    where user_id = ${userId} and provider = ${provider}`;
}
