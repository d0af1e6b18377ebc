import type { Context } from 'hono';
import { z } from 'zod';
import type { SessionClaims } from './access-token';
import type { AuthContext } from './auth-context';
import { AuthError } from './auth-error';
import { requestEmailChange, requestPhoneChange } from './contact-change';
import { assertAcceptable, hashPassword, passwordMatches } from './passwords';
import { parseEmail, parsePhone } from './request-body';
import { endSessions } from './sessions';
import { userJson } from './user-json';
import { findUserById, type UserRow } from './users';

/** The session of a request: token valid, session not ended, user there. */
export async function requireSession(
  auth: AuthContext,
  c: Context,
): Promise<{ claims: SessionClaims; user: UserRow }> {
  const token = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token || token.startsWith('sb_')) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await auth.tokens.verify(token);
  const [session] = await auth.sql`
    select 1 from auth.sessions where id = ${claims.session_id} and user_id = ${claims.sub}`;
  if (!session) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  const user = await findUserById(auth.sql, claims.sub);
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  return { claims, user };
}

export const updateUserBody = z.object({
  email: z.string().max(254).optional(),
  phone: z.string().max(40).optional(),
  password: z.string().max(1000).optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

async function newPasswordHash(user: UserRow, password: string): Promise<string> {
  assertAcceptable(password);
  if (await passwordMatches(password, user.encrypted_password)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}

/** PUT /user. A new password ends the user's other sessions. */
export async function updateUser(
  auth: AuthContext,
  { claims, user }: { claims: SessionClaims; user: UserRow },
  body: z.output<typeof updateUserBody>,
) {
  if (body.password !== undefined && user.encrypted_password && claims.aal === 'aal1') {
    const [factor] = await auth.sql`
      select 1 from auth.mfa_factors where user_id = ${user.id} and status = 'verified'`;
    if (factor) {
      throw new AuthError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    }
  }
  const encrypted =
    body.password === undefined ? undefined : await newPasswordHash(user, body.password);
  return auth.transaction(async (tx) => {
    if (encrypted) {
      await tx`update auth.users set encrypted_password = ${encrypted} where id = ${user.id}`;
      await tx`delete from auth.one_time_tokens where user_id = ${user.id} and purpose = 'recovery'`;
      await endSessions(tx, user.id, claims.session_id, 'others');
    }
    if (body.data) {
      // A null takes the key away, as GoTrue does.
      await tx`
        update auth.users set
          raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${tx.json(body.data as never)})
        where id = ${user.id}`;
    }
    if (body.email && parseEmail(body.email) !== user.email) {
      await requestEmailChange(auth, tx, user, parseEmail(body.email));
    }
    if (body.phone && parsePhone(body.phone) !== user.phone) {
      await requestPhoneChange(auth, tx, user, parsePhone(body.phone));
    }
    const [updated] = await tx<UserRow[]>`
      update auth.users set updated_at = now() where id = ${user.id} returning *`;
    return userJson(tx, updated ?? user);
  });
}
