import type { Sql } from '../postgres/open-database';
import type { UserRow } from './users';

interface IdentityRow {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface FactorRow {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: Date;
  updated_at: Date;
}

const identityJson = (row: IdentityRow) => ({
  identity_id: row.id,
  id: row.provider_id,
  user_id: row.user_id,
  identity_data: row.identity_data,
  provider: row.provider,
  last_sign_in_at: row.last_sign_in_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
  ...(row.email ? { email: row.email } : {}),
});

const present = <T extends Record<string, unknown>>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as Partial<T>;

/** The user object of GoTrue's answers. */
export async function userJson(sql: Sql, user: UserRow) {
  const identities = await sql<IdentityRow[]>`
    select * from auth.identities where user_id = ${user.id} order by created_at`;
  const factors = await sql<FactorRow[]>`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${user.id} order by created_at`;
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      new_phone: user.phone_change,
      email_change_sent_at: user.email_change_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(identityJson),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/**
 * What a sign-up answers when the address or number belongs to someone already: a user that looks
 * new but is no one, so that the answer does not tell.
 */
export function obfuscatedUserJson(
  identifier: { email: string } | { phone: string },
  metadata: Record<string, unknown>,
) {
  const now = new Date();
  const provider = 'email' in identifier ? 'email' : 'phone';
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    ...identifier,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
