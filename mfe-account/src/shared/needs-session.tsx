import type { ReactNode } from 'react';
import { useSession } from 'shared-state';
import { EmptyState, LinkButton, LoadingState } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { withNext } from './next-path';

/**
 * The inside of a page that belongs to somebody. The shell sends visitors to the sign-in before
 * they get here; without the shell, or between a sign-out and that, this is what they see.
 */
export function NeedsSession({ children }: { children: ReactNode }) {
  const status = useSession((state) => state.status);
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return children;
  if (status === 'loading') return <LoadingState label="Reading your session" rows={5} />;
  return (
    <EmptyState
      title="Sign in to see this"
      description="This page shows what belongs to your account."
      action={<LinkButton to={withNext('/login', `${pathname}${search}`)}>Sign in</LinkButton>}
    />
  );
}
