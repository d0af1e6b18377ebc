/**
 * What can go wrong while talking to the auth server, as the small union the views answer to.
 * `waitSeconds` is null where the server did not say how long to wait.
 */
export type AuthFailure =
  | { kind: 'missing_credentials' }
  | { kind: 'invalid_credentials' }
  | { kind: 'not_confirmed'; channel: 'email' | 'phone' }
  | { kind: 'weak_password'; reasons: string[] }
  | { kind: 'same_password' }
  | { kind: 'already_registered'; channel: 'email' | 'phone' }
  | { kind: 'rate_limited'; waitSeconds: number | null }
  | { kind: 'unreachable' }
  | { kind: 'expired' }
  | { kind: 'wrong_code' }
  | { kind: 'session_missing' }
  | { kind: 'second_factor_required' }
  | { kind: 'reauthentication_needed' }
  | { kind: 'invalid_input'; message: string }
  | { kind: 'not_available'; message: string }
  | { kind: 'unexpected'; message: string };

/** The parts of a supabase-js AuthError this mapping reads; any thrown value is accepted. */
interface AuthErrorLike {
  name?: unknown;
  message?: unknown;
  status?: unknown;
  code?: unknown;
  reasons?: unknown;
}

const missingCredentials = /must provide either an email or phone number and a password/i;
const waitInMessage = /after (\d+) seconds?/i;

const byCode: Record<string, (message: string) => AuthFailure> = {
  invalid_credentials: (message) =>
    missingCredentials.test(message)
      ? { kind: 'missing_credentials' }
      : { kind: 'invalid_credentials' },
  user_not_found: () => ({ kind: 'invalid_credentials' }),
  email_not_confirmed: () => ({ kind: 'not_confirmed', channel: 'email' }),
  phone_not_confirmed: () => ({ kind: 'not_confirmed', channel: 'phone' }),
  same_password: () => ({ kind: 'same_password' }),
  user_already_exists: () => ({ kind: 'already_registered', channel: 'email' }),
  email_exists: () => ({ kind: 'already_registered', channel: 'email' }),
  phone_exists: () => ({ kind: 'already_registered', channel: 'phone' }),
  otp_expired: () => ({ kind: 'expired' }),
  access_denied: () => ({ kind: 'expired' }),
  flow_state_expired: () => ({ kind: 'expired' }),
  flow_state_not_found: () => ({ kind: 'expired' }),
  mfa_challenge_expired: () => ({ kind: 'expired' }),
  mfa_verification_failed: () => ({ kind: 'wrong_code' }),
  mfa_verification_rejected: () => ({ kind: 'wrong_code' }),
  insufficient_aal: () => ({ kind: 'second_factor_required' }),
  reauthentication_needed: () => ({ kind: 'reauthentication_needed' }),
  reauthentication_not_valid: () => ({ kind: 'wrong_code' }),
  session_not_found: () => ({ kind: 'session_missing' }),
  session_expired: () => ({ kind: 'session_missing' }),
  refresh_token_not_found: () => ({ kind: 'session_missing' }),
  refresh_token_already_used: () => ({ kind: 'session_missing' }),
  no_authorization: () => ({ kind: 'session_missing' }),
  bad_jwt: () => ({ kind: 'session_missing' }),
  validation_failed: (message) => ({ kind: 'invalid_input', message }),
  email_address_invalid: (message) => ({ kind: 'invalid_input', message }),
  email_address_not_authorized: (message) => ({ kind: 'invalid_input', message }),
  signup_disabled: (message) => ({ kind: 'not_available', message }),
  email_provider_disabled: (message) => ({ kind: 'not_available', message }),
  phone_provider_disabled: (message) => ({ kind: 'not_available', message }),
  provider_disabled: (message) => ({ kind: 'not_available', message }),
  otp_disabled: (message) => ({ kind: 'not_available', message }),
  user_banned: (message) => ({ kind: 'not_available', message }),
  sms_send_failed: () => ({ kind: 'unreachable' }),
  hook_timeout: () => ({ kind: 'unreachable' }),
  hook_timeout_after_retry: () => ({ kind: 'unreachable' }),
  request_timeout: () => ({ kind: 'unreachable' }),
};

const byName: Record<string, AuthFailure> = {
  AuthSessionMissingError: { kind: 'session_missing' },
  AuthRetryableFetchError: { kind: 'unreachable' },
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function rateLimited(message: string): AuthFailure {
  const seconds = waitInMessage.exec(message)?.[1];
  return { kind: 'rate_limited', waitSeconds: seconds ? Number(seconds) : null };
}

/** Maps whatever supabase-js returned or threw to an AuthFailure; it never throws itself. */
export function mapAuthError(error: unknown): AuthFailure {
  const { name, message, status, code, reasons }: AuthErrorLike =
    typeof error === 'object' && error !== null ? error : {};
  const words = text(message);
  if (code === 'weak_password') {
    const list = Array.isArray(reasons) ? reasons.filter((r) => typeof r === 'string') : [];
    return { kind: 'weak_password', reasons: list };
  }
  if (status === 429 || text(code).startsWith('over_')) return rateLimited(words);
  const known = byName[text(name)] ?? byCode[text(code)]?.(words);
  if (known) return known;
  if (missingCredentials.test(words)) return { kind: 'missing_credentials' };
  if (error instanceof TypeError || (typeof status === 'number' && status >= 500)) {
    return { kind: 'unreachable' };
  }
  return { kind: 'unexpected', message: words };
}
