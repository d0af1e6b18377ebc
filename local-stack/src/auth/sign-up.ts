import { z } from 'zod';
import type { AuthContext } from './auth-context';
import { AuthError, invalid } from './auth-error';
import { sendConfirmation } from './confirmation-messages';
import { assertAcceptable, hashPassword } from './passwords';
import { identifierFields, identifierOf } from './request-body';
import { obfuscatedUserJson, userJson } from './user-json';
import { createUser, findUser, findUserById, isConfirmed } from './users';

export const signUpBody = z.object({
  ...identifierFields,
  password: z.string().max(1000).optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * POST /signup: adds an unconfirmed user and sends the confirmation. A confirmed address answers
 * like a new one; an unconfirmed one gets its message again and keeps its first password.
 */
export async function signUp(auth: AuthContext, body: z.output<typeof signUpBody>) {
  const identifier = identifierOf(body);
  if (!identifier) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!body.password) throw invalid('Signup requires a valid password');
  assertAcceptable(body.password);
  // Hashed for a known address too: the answer must not come faster there.
  const encrypted = await hashPassword(body.password);
  const metadata = body.data ?? {};
  return auth.transaction(async (tx) => {
    const user =
      (await createUser(tx, identifier, encrypted, metadata)) ?? (await findUser(tx, identifier));
    if (!user || isConfirmed(user, identifier)) return obfuscatedUserJson(identifier, metadata);
    await sendConfirmation(auth, tx, user, identifier);
    return userJson(tx, (await findUserById(tx, user.id)) ?? user);
  });
}
