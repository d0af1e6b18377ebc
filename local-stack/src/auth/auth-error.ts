/** An error in the form GoTrue answers: HTTP status, `error_code`, `msg`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 422 | 429,
    readonly code: string,
    message: string,
    readonly extra: { weak_password?: { reasons: string[] }; retryAfterSeconds?: number } = {},
  ) {
    super(message);
  }
}

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

export const tooMany = (code: string, retryAfterSeconds: number, message?: string) =>
  new AuthError(429, code, message ?? 'Request rate limit reached', { retryAfterSeconds });

export const needsHosted = (what: string) =>
  new AuthError(
    422,
    'needs_hosted_supabase',
    `${what} needs hosted Supabase; the embedded backend does not offer it.`,
  );
