import { getSupabase, type Result } from 'shared-state';
import { attempt } from '../../../shared/attempt';
import type { AuthFailure } from '../../../shared/auth-failure';
import { phoneSchema } from '../../../shared/contact-fields';
import type { Channel } from '../../../shared/contact-input';
import type { SignInValues } from '../model/credentials';

export function signIn(
  channel: Channel,
  { email, phone, password }: SignInValues,
): Promise<Result<unknown, AuthFailure>> {
  const { auth } = getSupabase();
  return attempt<unknown>(() =>
    auth.signInWithPassword(
      channel === 'email'
        ? { email: email.trim(), password }
        : { phone: phoneSchema.parse(phone), password },
    ),
  );
}

/** Lifts the session to aal2 with the code of the authenticator app. */
export function proveFactor(factorId: string, code: string): Promise<Result<unknown, AuthFailure>> {
  return attempt<unknown>(() => getSupabase().auth.mfa.challengeAndVerify({ factorId, code }));
}
