import { useEffect } from 'react';
import { useSession } from 'shared-state';
import { useLocation, useNavigate } from 'shared-ui/router';
import { awaitsSecondFactor } from './assurance';
import { returnPath, signInPath } from './return-path';
import type { Access } from './routes';

/** `show` the page, `wait` until the session is known, or `leave` for another address. */
export type Guard = { verdict: 'show' } | { verdict: 'wait' } | { verdict: 'leave'; to: string };

/**
 * Sends visitors of a page that needs a session to sign in, and signed-in users past that page.
 * It lives outside the page transition, so that a page on its way out never redirects.
 */
export const useGuard = (access: Access): Guard => {
  const location = useLocation();
  const navigate = useNavigate();
  const status = useSession((state) => state.status);
  const signedIn = useSession(({ session }) => session !== null && !awaitsSecondFactor(session));

  const to =
    access === 'session' && !signedIn && status !== 'loading'
      ? signInPath(location)
      : access === 'guest' && signedIn
        ? returnPath(location.search)
        : null;

  useEffect(() => {
    if (to) navigate(to, { replace: true });
  }, [navigate, to]);

  if (to) return { verdict: 'leave', to };
  if (access === 'session' && !signedIn) return { verdict: 'wait' };
  return { verdict: 'show' };
};
