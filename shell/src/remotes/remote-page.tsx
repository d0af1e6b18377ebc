import { useEffect } from 'react';
import { RegionError, RegionLoading } from '../chrome';
import type { RouteDefinition } from '../routes/routes';
import type { PageLoader } from './loader';
import { RegionBoundary } from './region-boundary';
import { useRemotePage } from './use-remote-page';

interface Props {
  loader: PageLoader;
  route: RouteDefinition;
}

/** The region of a page that a remote renders: loading, ready, or failed with a retry in place. */
export const RemotePage = ({ loader, route }: Props) => {
  const { state, retry } = useRemotePage(loader, route);
  const error = state.status === 'failed' ? state.error : undefined;

  useEffect(() => {
    // Operators need the cause; the visitor sees the region's own message.
    if (error) console.error(error);
  }, [error]);

  if (state.status === 'ready') {
    return (
      <RegionBoundary fallback={(reset) => <RegionError title={route.title} onRetry={reset} />}>
        <state.Page />
      </RegionBoundary>
    );
  }
  if (state.status === 'failed' || state.stalled) {
    return <RegionError title={route.title} onRetry={retry} />;
  }
  return <RegionLoading />;
};
