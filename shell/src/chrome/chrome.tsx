import type { ReactNode } from 'react';
import { Box, VisuallyHidden } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { Footer } from './footer';
import { Header } from './header/header';
import { useHeaderHeight } from './layout/use-header-height';
import { usePageAnnouncement } from './layout/use-page-announcement';
import { useRouteEffects } from './layout/use-route-effects';
import { useScrollLock } from './layout/use-scroll-lock';
import { ModalHost } from './modal-host';
import { Notifications } from './notices/notifications';
import { OfflineBanner } from './notices/offline-banner';
import { PrefetchContext } from './prefetch-context';
import { SkipLink } from './skip-link';

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
  const announcement = usePageAnnouncement(pathname);
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
      <ModalHost />
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {announcement}
      </VisuallyHidden>
    </PrefetchContext>
  );
};
