import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Sql } from '../postgres/open-database';
import type { SessionClaims } from './access-token';
import type { AuthContext } from './auth-context';
import { AuthError, invalid, needsHosted } from './auth-error';
import { recordMethod, sessionJson } from './sessions';
import type { UserRow } from './users';

interface FactorRow {
  id: string;
  friendly_name: string | null;
  status: 'verified' | 'unverified';
  secret: string;
}

interface Session {
  claims: SessionClaims;
  user: UserRow;
}

const mostFactors = 10;
const challengeSeconds = 300;
const challengeAttempts = 5;
const stepSeconds = 30;

export const enrollBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().max(200).default(''),
  issuer: z.string().max(200).optional(),
});

const factorsOf = (sql: Sql, userId: string) => sql<FactorRow[]>`
  select id, friendly_name, status, secret
  from auth.mfa_factors where user_id = ${userId}`;

async function requireFactor(sql: Sql, userId: string, factorId: string): Promise<FactorRow> {
  const factor = (await factorsOf(sql, userId)).find(({ id }) => id === factorId);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** POST /factors */
export async function enroll(
  auth: AuthContext,
  { claims, user }: Session,
  body: z.output<typeof enrollBody>,
) {
  if (body.factor_type !== 'totp') throw needsHosted(`The factor type "${body.factor_type}"`);
  const factors = await factorsOf(auth.sql, user.id);
  if (factors.some(({ status }) => status === 'verified') && claims.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (factors.length >= mostFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of factors reached, unenroll to continue',
    );
  }
  if (body.friendly_name && factors.some((f) => f.friendly_name === body.friendly_name)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${body.friendly_name}" for this user already exists`,
    );
  }
  const secret = generateSecret();
  const label = user.email || user.phone || user.id;
  const uri = generateURI({ issuer: body.issuer || 'Savanna', label, secret });
  const [factor] = await auth.sql<{ id: string }[]>`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
    values (${user.id}, ${body.friendly_name}, 'totp', ${secret}) returning id`;
  return {
    id: factor?.id,
    type: 'totp',
    friendly_name: body.friendly_name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  };
}

/** POST /factors/:id/challenge */
export async function challenge(auth: AuthContext, { user }: Session, factorId: string) {
  const factor = await requireFactor(auth.sql, user.id, factorId);
  const [row] = await auth.sql<{ id: string; expires_at: number }[]>`
    insert into auth.mfa_challenges (factor_id) values (${factor.id})
    returning id, extract(epoch from created_at)::int + ${challengeSeconds}::int as expires_at`;
  return { id: row?.id, type: 'totp', expires_at: row?.expires_at };
}

export const verifyFactorBody = z.object({
  challenge_id: z.uuid(),
  code: z.string().regex(/^\d{6}$/, 'six digits'),
});

async function takeAttempt(sql: Sql, factorId: string, challengeId: string): Promise<void> {
  const [row] = await sql<{ alive: boolean }[]>`
    update auth.mfa_challenges set attempts = attempts + 1
    where id = ${challengeId} and factor_id = ${factorId} and verified_at is null
    returning attempts <= ${challengeAttempts}
      and created_at > now() - make_interval(secs => ${challengeSeconds}) as alive`;
  if (row?.alive) return;
  throw new AuthError(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  );
}

/** POST /factors/:id/verify: lifts the session to aal2. */
export async function verifyFactor(
  auth: AuthContext,
  { claims, user }: Session,
  factorId: string,
  body: z.output<typeof verifyFactorBody>,
) {
  const factor = await requireFactor(auth.sql, user.id, factorId);
  await takeAttempt(auth.sql, factor.id, body.challenge_id);
  const result = await verify({
    secret: factor.secret,
    token: body.code,
    epochTolerance: stepSeconds,
  });
  if (!result.valid) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  return auth.transaction(async (tx) => {
    await tx`
      update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    await tx`update auth.mfa_challenges set verified_at = now() where id = ${body.challenge_id}`;
    await tx`
      update auth.sessions set aal = 'aal2', factor_id = ${factor.id} where id = ${claims.session_id}`;
    await recordMethod(tx, claims.session_id, 'totp');
    const [live] = await tx<{ token: string }[]>`
      select token from auth.refresh_tokens
      where session_id = ${claims.session_id} and not revoked order by created_at desc limit 1`;
    if (!live) throw invalid('The session has ended');
    return sessionJson(tx, auth.tokens, user, claims.session_id, live.token);
  });
}

/** DELETE /factors/:id: the last verified factor takes aal2 from every session. */
export async function unenroll(auth: AuthContext, { claims, user }: Session, factorId: string) {
  const factor = await requireFactor(auth.sql, user.id, factorId);
  if (factor.status === 'verified' && claims.aal !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await auth.transaction(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    const rest = await factorsOf(tx, user.id);
    if (rest.some(({ status }) => status === 'verified')) return;
    await tx`
      delete from auth.mfa_amr_claims a using auth.sessions s
      where s.id = a.session_id and s.user_id = ${user.id} and a.authentication_method = 'totp'`;
    await tx`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${user.id}`;
  });
  return { id: factor.id };
}
