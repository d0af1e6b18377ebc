import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RouteDefinition } from '../routes/routes';
import { STALL_NOTICE_MS } from './limits';
import type { PageLoader } from './loader';
import { observeProgress } from './progress';

export type RemotePageState =
  | { status: 'loading'; stalled: boolean }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed'; error: unknown };

const initialState = (loader: PageLoader, path: string): RemotePageState => {
  const Page = loader.peek(path);
  return Page ? { status: 'ready', Page } : { status: 'loading', stalled: false };
};

/**
 * Loads the page of a route. After two seconds without progress the state says `stalled`, while
 * loading goes on: a page that still arrives replaces the notice.
 */
export const useRemotePage = (loader: PageLoader, route: RouteDefinition) => {
  const [state, setState] = useState(() => initialState(loader, route.path));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loader.peek(route.path)) {
      setState(initialState(loader, route.path));
      return;
    }
    let current = true;
    setState({ status: 'loading', stalled: false });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stall = () => setState({ status: 'loading', stalled: true });
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_NOTICE_MS);
    };
    const stopObserving = observeProgress(waitAgain);
    const stopWaiting = () => {
      clearTimeout(timer);
      stopObserving();
    };
    waitAgain();
    loader.load(route, attempt > 0).then(
      (Page) => {
        stopWaiting();
        if (current) setState({ status: 'ready', Page });
      },
      (error: unknown) => {
        stopWaiting();
        if (current) setState({ status: 'failed', error });
      },
    );
    return () => {
      current = false;
      stopWaiting();
    };
  }, [loader, route, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
};
