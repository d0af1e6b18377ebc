import { mapAuthError } from './auth-failure';

const apiError = (code: string, status: number, message = code) =>
  Object.assign(new Error(message), { name: 'AuthApiError', code, status });

describe('mapAuthError', () => {
  test.each([
    ['invalid_credentials', 400, 'invalid_credentials'],
    ['user_not_found', 404, 'invalid_credentials'],
    ['email_not_confirmed', 400, 'not_confirmed'],
    ['phone_not_confirmed', 400, 'not_confirmed'],
    ['same_password', 422, 'same_password'],
    ['user_already_exists', 422, 'already_registered'],
    ['email_exists', 422, 'already_registered'],
    ['phone_exists', 422, 'already_registered'],
    ['otp_expired', 403, 'expired'],
    ['access_denied', 403, 'expired'],
    ['flow_state_expired', 403, 'expired'],
    ['flow_state_not_found', 404, 'expired'],
    ['mfa_challenge_expired', 422, 'expired'],
    ['mfa_verification_failed', 422, 'wrong_code'],
    ['mfa_verification_rejected', 422, 'wrong_code'],
    ['insufficient_aal', 403, 'second_factor_required'],
    ['reauthentication_needed', 400, 'reauthentication_needed'],
    ['reauthentication_not_valid', 422, 'wrong_code'],
    ['session_not_found', 403, 'session_missing'],
    ['session_expired', 403, 'session_missing'],
    ['refresh_token_not_found', 400, 'session_missing'],
    ['refresh_token_already_used', 400, 'session_missing'],
    ['no_authorization', 401, 'session_missing'],
    ['bad_jwt', 403, 'session_missing'],
    ['validation_failed', 400, 'invalid_input'],
    ['email_address_invalid', 400, 'invalid_input'],
    ['email_address_not_authorized', 400, 'invalid_input'],
    ['signup_disabled', 422, 'not_available'],
    ['email_provider_disabled', 422, 'not_available'],
    ['phone_provider_disabled', 422, 'not_available'],
    ['provider_disabled', 422, 'not_available'],
    ['otp_disabled', 422, 'not_available'],
    ['user_banned', 403, 'not_available'],
    ['over_request_rate_limit', 429, 'rate_limited'],
    ['over_email_send_rate_limit', 429, 'rate_limited'],
    ['over_sms_send_rate_limit', 429, 'rate_limited'],
    ['sms_send_failed', 422, 'unreachable'],
    ['hook_timeout', 422, 'unreachable'],
    ['hook_timeout_after_retry', 422, 'unreachable'],
    ['request_timeout', 504, 'unreachable'],
    ['something_new', 418, 'unexpected'],
  ])('%s with status %i becomes %s', (code, status, kind) => {
    expect(mapAuthError(apiError(code, status)).kind).toBe(kind);
  });

  test.each([502, 503, 504])('a %i without a code is worth another try', (status) => {
    const error = Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError', status });
    expect(mapAuthError(error)).toEqual({ kind: 'unreachable' });
  });

  test('a failed fetch is worth another try', () => {
    expect(mapAuthError(new TypeError('Failed to fetch'))).toEqual({ kind: 'unreachable' });
  });

  test('a weak password keeps the reasons of the server', () => {
    const error = Object.assign(new Error('too short'), {
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      status: 422,
      reasons: ['length', 'pwned', 7],
    });
    expect(mapAuthError(error)).toEqual({ kind: 'weak_password', reasons: ['length', 'pwned'] });
  });

  test('the wait of a 429 is read from the message of the server', () => {
    const message = 'For security purposes, you can only request this after 41 seconds.';
    expect(mapAuthError(apiError('over_email_send_rate_limit', 429, message))).toEqual({
      kind: 'rate_limited',
      waitSeconds: 41,
    });
    expect(mapAuthError(apiError('x', 429, 'slow down'))).toEqual({
      kind: 'rate_limited',
      waitSeconds: null,
    });
  });

  test('a phone that exists names the phone, an address the e-mail', () => {
    expect(mapAuthError(apiError('phone_exists', 422))).toMatchObject({ channel: 'phone' });
    expect(mapAuthError(apiError('email_exists', 422))).toMatchObject({ channel: 'email' });
    expect(mapAuthError(apiError('phone_not_confirmed', 400))).toMatchObject({ channel: 'phone' });
  });

  test('credentials missing on the way are told from wrong ones', () => {
    const message = 'You must provide either an email or phone number and a password';
    const error = Object.assign(new Error(message), { name: 'AuthInvalidCredentialsError' });
    expect(mapAuthError(error)).toEqual({ kind: 'missing_credentials' });
  });

  test('a missing session is named by the library, not by a code', () => {
    const error = Object.assign(new Error('Auth session missing!'), {
      name: 'AuthSessionMissingError',
      status: 400,
    });
    expect(mapAuthError(error)).toEqual({ kind: 'session_missing' });
  });

  test.each([undefined, null, 'text', 7])('%p is survived', (value) => {
    expect(mapAuthError(value)).toEqual({ kind: 'unexpected', message: '' });
  });
});
