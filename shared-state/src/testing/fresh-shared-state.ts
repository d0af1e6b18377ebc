import { API_KEY, API_URL } from './fake-backend';

type SharedState = typeof import('../index');

/**
 * A copy of shared-state and of the library, as a newly opened tab has it, started against the
 * fake backend. The library counts its instances per page, so each test needs a page of its own.
 */
export async function freshSharedState({ start = true } = {}): Promise<SharedState> {
  jest.resetModules();
  const shared: SharedState = await import('../index');
  if (start) shared.initSharedState({ supabaseUrl: API_URL, supabaseKey: API_KEY });
  return shared;
}

/** Lets everything that is due now happen: chains of promises, frames and timers of 0 ms. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await jest.advanceTimersByTimeAsync(0);
}

/** Ends a started copy; closing its socket takes the library a few timers. */
export async function stopSharedState(shared: SharedState): Promise<void> {
  const stopped = shared.disposeSharedState();
  await jest.advanceTimersByTimeAsync(2_000);
  await stopped;
}
