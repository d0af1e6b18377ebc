import { lazy, type ReactNode, Suspense } from 'react';
import { useLayout } from 'shared-state';
import { Box } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { Footer } from './footer';
import { Header } from './header/header';
import { useHeaderHeight } from './layout/use-header-height';
import { useRouteEffects } from './layout/use-route-effects';
import { useScrollLock } from './layout/use-scroll-lock';
import { Notifications } from './notices/notifications';
import { OfflineBanner } from './notices/offline-banner';
import { PrefetchContext } from './prefetch-context';
import { SkipLink } from './skip-link';

const ModalHost = lazy(() => import(/* webpackChunkName: "modal-host" */ './modal-host'));

interface Props {
  /** Called with a path when the visitor is about to go there. */
  prefetch: (path: string) => void;
  children: ReactNode;
}

/** What stays while pages change: header, main, footer, modal, notifications. */
export const Chrome = ({ prefetch, children }: Props) => {
  const { pathname } = useLocation();
  const headerRef = useHeaderHeight();
  const footerRef = useRouteEffects(pathname);
  const modalOpen = useLayout((state) => state.customModal.isOpen);
  useScrollLock();

  return (
    <PrefetchContext value={prefetch}>
      <SkipLink />
      <Header ref={headerRef} />
      <OfflineBanner />
      {/* Tall enough that the footer does not jump up while a page is on its way. */}
      <Box as="main" id="main" tabIndex={-1} minH="calc(100svh - var(--header-height, 64px))">
        {children}
      </Box>
      <Footer ref={footerRef} />
      <Notifications />
      {modalOpen ? (
        <Suspense fallback={null}>
          <ModalHost />
        </Suspense>
      ) : null}
    </PrefetchContext>
  );
};
