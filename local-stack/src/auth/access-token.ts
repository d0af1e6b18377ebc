import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { authRules } from './auth-context';
import { AuthError } from './auth-error';

export interface AmrEntry {
  method: string;
  timestamp: number;
}

interface TokenSubject {
  userId: string;
  sessionId: string;
  email: string;
  phone: string;
  role: string;
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
  amr: AmrEntry[];
}

const payloadSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.string(),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
});
export type SessionClaims = z.output<typeof payloadSchema>;

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<{ token: string; expiresAt: number }>;
  /** Throws an AuthError unless signature, expiry and shape are right. */
  verify(token: string): Promise<SessionClaims>;
}

const secondFactors = new Set(['totp']);

/** JWTs as GoTrue writes them, with every claim its clients read. */
export function createAccessTokens(jwtSecret: string, issuer: string): AccessTokens {
  const key = new TextEncoder().encode(jwtSecret);
  return {
    async issue(subject) {
      const now = Math.floor(Date.now() / 1000);
      const expiresAt = now + authRules.sessionSeconds;
      const token = await new SignJWT({
        email: subject.email,
        phone: subject.phone,
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
        role: subject.role,
        aal: subject.amr.some(({ method }) => secondFactors.has(method)) ? 'aal2' : 'aal1',
        amr: subject.amr,
        session_id: subject.sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject.userId)
        .setAudience('authenticated')
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return payloadSchema.parse(payload);
      } catch (error) {
        const reason =
          error instanceof Error && error.name === 'JWTExpired' ? 'expired' : 'invalid';
        throw new AuthError(403, 'bad_jwt', `invalid JWT: the token is ${reason}`);
      }
    },
  };
}
