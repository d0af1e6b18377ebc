interface PolicyOptions {
  nonce: string;
  /** Address of the backend, for calls and its realtime socket. */
  backendUrl: string;
}

/** The content security policy of every page: scripts and styles by nonce, nothing evaluated. */
const contentSecurityPolicy = ({ nonce, backendUrl }: PolicyOptions): string => {
  const backend = new URL(backendUrl).origin;
  const socket = backend.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${backend} ${socket}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

export const pageHeaders = (options: PolicyOptions): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy(options),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
});
