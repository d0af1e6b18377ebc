import { createRoot } from 'react-dom/client';
import { initSharedState } from 'shared-state';
import { Box, ErrorState, LoadingState, UiProvider } from 'shared-ui';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { BrowserRouter, useLocation } from 'shared-ui/router';
import { readBootPayload } from '../src/boot/boot-payload';
import { showStartFailure } from '../src/boot/configuration-error';
import type { PageLoader } from '../src/remotes/loader';
import { startLoading } from '../src/remotes/start-loading';
import { useRemotePage } from '../src/remotes/use-remote-page';
import { findRoute, type RouteDefinition } from '../src/routes/routes';

/**
 * The smallest host a remote can run under: the shared modules and the page, without the shell's
 * header, guards or transitions. A team develops and tests its remote here, alone.
 */
const Page = ({ loader, route }: { loader: PageLoader; route: RouteDefinition }) => {
  const { state, retry } = useRemotePage(loader, route);
  if (state.status === 'ready') return <state.Page />;
  if (state.status === 'loading') return <LoadingState label={`Loading ${route.title}`} />;
  return <ErrorState title={`${route.title} could not be loaded`} onRetry={retry} />;
};

const Harness = ({ loader }: { loader: PageLoader }) => {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  return (
    <Box as="main">
      {route ? (
        <Page key={route.path} loader={loader} route={route} />
      ) : (
        <h1>No remote has the page {pathname}</h1>
      )}
    </Box>
  );
};

const start = async (root: HTMLElement) => {
  try {
    const { config, registry } = await readBootPayload();
    const loader = startLoading(registry);
    initSharedState({ supabaseUrl: config.supabaseUrl, supabaseKey: config.supabaseKey });
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    createRoot(root).render(
      <UiProvider nonce={nonce}>
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter>
            <Harness loader={loader} />
          </BrowserRouter>
        </QueryClientProvider>
      </UiProvider>,
    );
  } catch (error) {
    console.error(error);
    showStartFailure(root, error);
  }
};

const root = document.getElementById('root');
if (root) void start(root);
