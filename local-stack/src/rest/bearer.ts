import type { MiddlewareHandler } from 'hono';
import { errors, jwtVerify } from 'jose';

/** The session a request carries, in the variables lite looks for. */
interface LiteVariables {
  userId: string;
  sessionId: string;
  jwt: Record<string, unknown>;
}

const bearer = /^Bearer\s+(.+)$/i;

/**
 * Checks the session token of a REST request as PostgREST does (signature and expiry), so that lite
 * need not look up user and session in the database for every request.
 */
export function bearerSession(jwtSecret: string): MiddlewareHandler<{ Variables: LiteVariables }> {
  const key = new TextEncoder().encode(jwtSecret);
  return async (c, next) => {
    const token = bearer.exec(c.req.header('authorization') ?? '')?.[1];
    const isSession = token && token !== c.req.header('apikey') && !token.startsWith('sb_');
    if (c.req.method === 'OPTIONS' || !isSession) return next();
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      c.set('userId', payload.sub ?? '');
      c.set('sessionId', String(payload.session_id ?? 'none'));
      c.set('jwt', payload);
    } catch (error) {
      const expired = error instanceof errors.JWTExpired;
      return c.json(
        {
          code: expired ? 'PGRST303' : 'PGRST301',
          message: expired ? 'JWT expired' : 'The session token is not valid',
          details: null,
          hint: null,
        },
        401,
        { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      );
    }
    return next();
  };
}
