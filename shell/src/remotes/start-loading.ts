import type { RemotesRegistry } from 'shared-state/contracts';
import { findRoute } from '../routes/routes';
import { connect } from './connect';
import { downloads } from './downloads';
import { createPageLoader } from './loader';

/**
 * The loader of this page, already at work on the current route. To be called before the first
 * script of a remote runs: the scripts the server wrote into the page need the federation runtime.
 */
export const startLoading = (registry: RemotesRegistry) => {
  const loader = createPageLoader({ registry, connect, downloads });
  const route = findRoute(location.pathname);
  if (route) loader.warm(route);
  return loader;
};
