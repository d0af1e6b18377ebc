import { type Context, Hono } from 'hono';
import { type AuthContext, authRules } from './auth-context';
import { AuthError, invalid, needsHosted, tooMany } from './auth-error';
import { requireSession, updateUser, updateUserBody } from './current-user';
import { otpBody, recover, recoverBody, requestOtp, resend, resendBody } from './one-time-sign-in';
import type { LimitedRoute } from './rate-limits';
import { readBody } from './request-body';
import { endSessions, type SignOutScope } from './sessions';
import { passwordBody, refresh, refreshBody, signInWithPassword } from './sign-in';
import { signUp, signUpBody } from './sign-up';
import {
  challenge,
  enroll,
  enrollBody,
  unenroll,
  verifyFactor,
  verifyFactorBody,
} from './totp-factors';
import { userJson } from './user-json';
import { verify, verifyBody } from './verify';

export interface ApiEnv {
  Bindings: { peerAddress: string };
}

const signOutScopes: SignOutScope[] = ['local', 'global', 'others'];

export function answerAuthError(error: AuthError, c: Context): Response {
  c.header('X-Sb-Error-Code', error.code);
  const { retryAfterSeconds, ...extra } = error.extra;
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(
    { code: error.status, error_code: error.code, msg: error.message, ...extra },
    error.status,
  );
}

/** The part of GoTrue's API this product uses, under /auth/v1. */
export function authRoutes(auth: AuthContext): Hono<ApiEnv> {
  const limit = (c: Context<ApiEnv>, route: LimitedRoute): void => {
    const wait = auth.limits.countRequest(route, c.env.peerAddress);
    if (wait) throw tooMany('over_request_rate_limit', wait);
  };

  return new Hono<ApiEnv>()
    .get('/health', (c) =>
      c.json({ name: 'GoTrue', version: 'embedded', description: 'Embedded auth of local-stack' }),
    )
    .get('/settings', (c) =>
      c.json({
        external: { email: true, phone: true, anonymous_users: false },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: 'outbox',
        saml_enabled: false,
        password_min_length: authRules.minimumPasswordLength,
      }),
    )
    .post('/signup', async (c) => {
      limit(c, 'signup');
      return c.json(await signUp(auth, await readBody(c, signUpBody)));
    })
    .post('/token', async (c) => {
      const grant = c.req.query('grant_type');
      if (grant === 'password') {
        limit(c, 'sign_in');
        const body = await readBody(c, passwordBody);
        return c.json(await signInWithPassword(auth, body, c.env.peerAddress));
      }
      if (grant === 'refresh_token') {
        limit(c, 'refresh');
        return c.json(await refresh(auth, await readBody(c, refreshBody)));
      }
      if (grant === 'pkce' || grant === 'id_token' || grant === 'web3') {
        throw needsHosted(`The grant type "${grant}"`);
      }
      throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type');
    })
    .post('/otp', async (c) => {
      limit(c, 'otp');
      return c.json(await requestOtp(auth, await readBody(c, otpBody)));
    })
    .post('/recover', async (c) => {
      limit(c, 'recover');
      return c.json(await recover(auth, await readBody(c, recoverBody)));
    })
    .post('/resend', async (c) => {
      limit(c, 'otp');
      return c.json(await resend(auth, await readBody(c, resendBody)));
    })
    .post('/verify', async (c) => {
      limit(c, 'verify');
      return c.json(await verify(auth, await readBody(c, verifyBody)));
    })
    .post('/logout', async (c) => {
      const { claims, user } = await requireSession(auth, c);
      const scope = (c.req.query('scope') ?? 'global') as SignOutScope;
      if (!signOutScopes.includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
      await endSessions(auth.sql, user.id, claims.session_id, scope);
      return c.body(null, 204);
    })
    .get('/user', async (c) => {
      const { user } = await requireSession(auth, c);
      return c.json(await userJson(auth.sql, user));
    })
    .put('/user', async (c) => {
      const session = await requireSession(auth, c);
      return c.json(await updateUser(auth, session, await readBody(c, updateUserBody)));
    })
    .use('/factors/*', async (c, next) => {
      limit(c, 'factors');
      await next();
    })
    .post('/factors', async (c) => {
      const session = await requireSession(auth, c);
      return c.json(await enroll(auth, session, await readBody(c, enrollBody)));
    })
    .post('/factors/:id/challenge', async (c) =>
      c.json(await challenge(auth, await requireSession(auth, c), c.req.param('id'))),
    )
    .post('/factors/:id/verify', async (c) => {
      const session = await requireSession(auth, c);
      const body = await readBody(c, verifyFactorBody);
      return c.json(await verifyFactor(auth, session, c.req.param('id'), body));
    })
    .delete('/factors/:id', async (c) =>
      c.json(await unenroll(auth, await requireSession(auth, c), c.req.param('id'))),
    )
    .all('*', (c) => {
      throw needsHosted(`${c.req.method} ${c.req.path}`);
    });
}
