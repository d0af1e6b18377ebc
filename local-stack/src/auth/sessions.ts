import crypto from 'node:crypto';
import type { Sql } from '../postgres/open-database';
import type { AccessTokens, AmrEntry } from './access-token';
import { authRules } from './auth-context';
import { AuthError } from './auth-error';
import { userJson } from './user-json';
import { findUserById, type UserRow } from './users';

type AuthMethod = 'password' | 'otp' | 'totp';

interface RefreshTokenRow {
  id: string;
  token: string;
  user_id: string;
  session_id: string;
}

interface RefreshTokenUse {
  revoked: boolean;
  seconds_since_update: number;
}

const newToken = (): string => crypto.randomBytes(24).toString('base64url');

async function addRefreshToken(
  tx: Sql,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = newToken();
  await tx`
    insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
    values (${crypto.randomUUID()}, ${token}, ${userId}, ${sessionId}, ${parent})`;
  return token;
}

export async function recordMethod(tx: Sql, sessionId: string, method: AuthMethod): Promise<void> {
  await tx`
    insert into auth.mfa_amr_claims (session_id, authentication_method)
    values (${sessionId}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

async function amrOf(tx: Sql, sessionId: string): Promise<AmrEntry[]> {
  return tx<AmrEntry[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
}

/** The session object of GoTrue's answers, with a new access token. */
export async function sessionJson(
  tx: Sql,
  tokens: AccessTokens,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
) {
  const { token, expiresAt } = await tokens.issue({
    userId: user.id,
    sessionId,
    email: user.email ?? '',
    phone: user.phone ?? '',
    role: user.role,
    appMetadata: user.raw_app_meta_data ?? {},
    userMetadata: user.raw_user_meta_data ?? {},
    amr: await amrOf(tx, sessionId),
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: authRules.sessionSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userJson(tx, user),
    weak_password: null,
  };
}

export async function startSession(
  tx: Sql,
  tokens: AccessTokens,
  userId: string,
  method: AuthMethod,
) {
  const [user] = await tx<UserRow[]>`
    update auth.users set last_sign_in_at = now(), updated_at = now()
    where id = ${userId} returning *`;
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  if (user.banned_until && user.banned_until > new Date()) {
    throw new AuthError(400, 'user_banned', 'User is banned');
  }
  const sessionId = crypto.randomUUID();
  await tx`
    insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${userId}, 'aal1')`;
  await recordMethod(tx, sessionId, method);
  const refreshToken = await addRefreshToken(tx, userId, sessionId, null);
  return sessionJson(tx, tokens, user, sessionId, refreshToken);
}

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/**
 * The token to answer when a used refresh token comes again: the session's live one if the first
 * use was just now or its answer never arrived (the used token is the live one's parent).
 */
async function reusable(
  tx: Sql,
  used: RefreshTokenRow,
  use: RefreshTokenUse,
): Promise<string | undefined> {
  const [live] = await tx<{ token: string; parent: string | null }[]>`
    select token, parent from auth.refresh_tokens
    where session_id = ${used.session_id} and not revoked
    order by created_at desc limit 1`;
  if (!live) return undefined;
  const recent = use.seconds_since_update < authRules.reuseSeconds;
  return recent || live.parent === used.token ? live.token : undefined;
}

/**
 * Exchanges a refresh token. A token used twice means it was stolen or copied: the session ends.
 * Returns 'reused' in that case so that the caller commits the revocation before it answers.
 */
export async function refreshSession(tx: Sql, tokens: AccessTokens, refreshToken: string) {
  const [row] = await tx<RefreshTokenRow[]>`
    select t.id, t.token, t.user_id, t.session_id
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
    where t.token = ${refreshToken} for update of s`;
  const user = row && (await findUserById(tx, row.user_id));
  if (!row || !user) throw notFound();
  if (user.banned_until && user.banned_until > new Date()) {
    throw new AuthError(400, 'user_banned', 'User is banned');
  }
  // The row was found before the session's lock was ours: another refresh may have used it since.
  const [use] = await tx<RefreshTokenUse[]>`
    select revoked, extract(epoch from clock_timestamp() - updated_at)::float as seconds_since_update
    from auth.refresh_tokens where id = ${row.id}`;
  if (!use) throw notFound();
  let next: string | undefined;
  if (use.revoked) {
    next = await reusable(tx, row, use);
    if (!next) {
      await tx`
        update auth.refresh_tokens set revoked = true, updated_at = now()
        where session_id = ${row.session_id}`;
      return 'reused' as const;
    }
  } else {
    await tx`
      update auth.refresh_tokens set revoked = true, updated_at = now() where id = ${row.id}`;
    next = await addRefreshToken(tx, row.user_id, row.session_id, row.token);
  }
  await tx`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${row.session_id}`;
  return sessionJson(tx, tokens, user, row.session_id, next);
}

export type SignOutScope = 'local' | 'global' | 'others';

/** Ends sessions; their refresh tokens go with them. */
export async function endSessions(
  sql: Sql,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  await sql`
    delete from auth.sessions where user_id = ${userId} and ${
      scope === 'global'
        ? sql`true`
        : scope === 'local'
          ? sql`id = ${sessionId}`
          : sql`id <> ${sessionId}`
    }`;
}
