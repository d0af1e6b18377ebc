const fallback = '/user-dashboard';
const base = 'https://savanna.invalid';

/**
 * Where to go after signing in. Only a path of this very site is accepted: it begins with a single
 * slash, holds neither backslash nor control characters, and does not lead back to the sign-in.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return fallback;
  if ([...next].some((char) => char.charCodeAt(0) < 32)) return fallback;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  if (/^\/login\/?$/i.test(url.pathname)) return fallback;
  return next;
}

/** The same page with the way back kept, or the bare page when there is none worth keeping. */
export function withNext(path: string, next: string | null | undefined): string {
  const safe = safeNextPath(next);
  return next && safe === next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
