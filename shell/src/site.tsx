import { useCallback } from 'react';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { Chrome, NotFound, PageTransition, RegionLoading } from './chrome';
import type { PageLoader } from './remotes/loader';
import { RemotePage } from './remotes/remote-page';
import { findRoute } from './routes/routes';
import { useDocumentTitle } from './routes/use-document-title';
import { useForgetQueriesOfFormerUser } from './routes/use-forget-queries';
import { useGuard } from './routes/use-guard';

/** Everything inside the providers: the chrome, and in its middle the page of the current route. */
export const Site = ({ loader }: { loader: PageLoader }) => {
  const location = useLocation();
  const route = findRoute(location.pathname);
  const guard = useGuard(route?.access ?? 'public');
  useDocumentTitle(route?.title ?? 'Page not found');
  useForgetQueriesOfFormerUser();

  const prefetch = useCallback(
    (path: string) => {
      const target = findRoute(new URL(path, window.location.origin).pathname);
      if (target) loader.warm(target);
    },
    [loader],
  );

  const page = !route ? (
    <NotFound />
  ) : guard.verdict === 'show' ? (
    <RemotePage loader={loader} route={route} />
  ) : (
    <RegionLoading />
  );

  return (
    <Chrome prefetch={prefetch}>
      <PageTransition routeKey={location.pathname}>
        {/* A fixed location: a page on its way out keeps the address it was opened with. */}
        <Routes location={location}>
          <Route path="*" element={page} />
        </Routes>
      </PageTransition>
    </Chrome>
  );
};
