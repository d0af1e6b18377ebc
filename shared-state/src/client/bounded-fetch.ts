import { rememberRetryAfter } from './retry-after';

/** How long the server may take to confirm a sign-out before the browser ends the session alone. */
const SIGN_OUT_LIMIT_MS = 5_000;

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

/**
 * The network access of the client. A sign-out gets a time limit here, because the library offers
 * none there and a server that never answers must not keep anyone signed in. `Retry-After` is
 * remembered for `callRpc`, because the library drops response headers.
 */
export const fetchWithinLimits: typeof fetch = async (input, init) => {
  const isSignOut = new URL(addressOf(input)).pathname.endsWith('/auth/v1/logout');
  if (!isSignOut) {
    const response = await fetch(input, init);
    rememberRetryAfter(init?.signal, response);
    return response;
  }
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SIGN_OUT_LIMIT_MS);
  try {
    return await fetch(input, { ...init, signal: limit.signal });
  } finally {
    clearTimeout(timer);
  }
};
