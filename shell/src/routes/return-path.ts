const DASHBOARD = '/user-dashboard';

/** Where to go after signing in: `next` if it is a path of this site, else the dashboard. */
export const returnPath = (search: string): string => {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return DASHBOARD;
  const target = new URL(next, location.origin);
  if (target.origin !== location.origin || target.pathname === '/login') return DASHBOARD;
  return `${target.pathname}${target.search}${target.hash}`;
};

/** The sign-in page, remembering where the visitor wanted to go. */
export const signInPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/login?next=${encodeURIComponent(`${pathname}${search}`)}`;
