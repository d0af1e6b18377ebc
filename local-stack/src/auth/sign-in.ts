import { z } from 'zod';
import type { AuthContext } from './auth-context';
import { AuthError, invalid, invalidCredentials, tooMany } from './auth-error';
import { passwordMatches } from './passwords';
import { identifierFields, identifierOf } from './request-body';
import { refreshSession, startSession } from './sessions';
import { findUser, isConfirmed, nameOf } from './users';

export const passwordBody = z.object({
  ...identifierFields,
  password: z.string().max(1000).optional(),
});

function assertMayTry(auth: AuthContext, account: string, address: string): void {
  const wait = Math.max(
    auth.limits.wrongPasswords.blockedFor(`${account} ${address}`),
    auth.limits.wrongPasswordsAnywhere.blockedFor(account),
  );
  if (wait) {
    throw tooMany(
      'over_request_rate_limit',
      wait,
      'Too many wrong passwords for this account. Try again later.',
    );
  }
}

/** POST /token?grant_type=password */
export async function signInWithPassword(
  auth: AuthContext,
  body: z.output<typeof passwordBody>,
  address: string,
) {
  const identifier = identifierOf(body);
  if (!identifier) throw invalid('missing email or phone');
  const account = nameOf(identifier);
  assertMayTry(auth, account, address);
  const user = await findUser(auth.sql, identifier);
  if (!(await passwordMatches(body.password ?? '', user?.encrypted_password)) || !user) {
    auth.limits.wrongPasswords.count(`${account} ${address}`);
    auth.limits.wrongPasswordsAnywhere.count(account);
    throw invalidCredentials();
  }
  // Only who knows the password learns that the account waits for its confirmation.
  if (!isConfirmed(user, identifier)) {
    throw 'email' in identifier
      ? new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
      : new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  auth.limits.wrongPasswords.clear(`${account} ${address}`);
  return auth.transaction((tx) => startSession(tx, auth.tokens, user.id, 'password'));
}

export const refreshBody = z.object({ refresh_token: z.string().max(500).optional() });

/** POST /token?grant_type=refresh_token */
export async function refresh(auth: AuthContext, body: z.output<typeof refreshBody>) {
  const { refresh_token: token } = body;
  if (!token) throw invalid('refresh_token required');
  const session = await auth.transaction((tx) => refreshSession(tx, auth.tokens, token));
  if (session === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return session;
}
