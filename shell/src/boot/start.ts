import { initSharedState } from 'shared-state';
import { startLoading } from '../remotes/start-loading';
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
    const loader = startLoading(registry);
    initSharedState({ supabaseUrl: config.supabaseUrl, supabaseKey: config.supabaseKey });
    render(root, loader);
    loadAnalytics(config.analyticsSrc);
    await reportWebVitals(window.savannaVitals);
  } catch (error) {
    console.error(error);
    showStartFailure(root, error);
  }
};
