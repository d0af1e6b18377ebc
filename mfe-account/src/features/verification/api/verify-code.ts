import { getSupabase, type Result } from 'shared-state';
import { attempt } from '../../../shared/attempt';
import type { AuthFailure } from '../../../shared/auth-failure';

/** Confirms a phone number with the code of the text message; success opens a session. */
export async function verifyPhoneCode(
  phone: string,
  code: string,
): Promise<Result<unknown, AuthFailure>> {
  const result = await attempt(() =>
    getSupabase().auth.verifyOtp({ phone, token: code, type: 'sms' }),
  );
  // A typed code that is used up looks to its reader just like a wrong one.
  if (!result.ok && result.error.kind === 'expired') {
    return { ok: false, error: { kind: 'wrong_code' } };
  }
  return result;
}
