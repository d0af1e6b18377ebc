import { initSharedState } from 'shared-state';
import { connect } from '../remotes/connect';
import { downloads } from '../remotes/downloads';
import { createPageLoader } from '../remotes/loader';
import { findRoute } from '../routes/routes';
import { loadAnalytics } from './analytics';
import { readBootPayload } from './boot-payload';
import { showStartFailure } from './configuration-error';
import { render } from './render';
import { reportWebVitals, type Vital } from './web-vitals';

declare global {
  interface Window {
    /** An installation may set this before the shell loads to receive page-performance metrics. */
    savannaVitals?: (vital: Vital) => void;
  }
}

export const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  try {
    const { config, registry } = await readBootPayload();
    const loader = createPageLoader({ registry, connect, downloads });
    const route = findRoute(location.pathname);
    if (route) loader.warm(route);
    initSharedState({ supabaseUrl: config.supabaseUrl, supabaseKey: config.supabaseKey });
    render(root, loader);
    loadAnalytics(config.analyticsSrc);
    await reportWebVitals(window.savannaVitals);
  } catch (error) {
    console.error(error);
    showStartFailure(root, error);
  }
};
