/** The sign-in page, remembering where the visitor wanted to go. */
export const signInPath = (here: { pathname: string; search: string }): string =>
  `/login?next=${encodeURIComponent(`${here.pathname}${here.search}`)}`;
