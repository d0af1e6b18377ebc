import type { Session } from '@supabase/supabase-js';
import { fakeApi, type Rows } from './fake-api';
import { fakeRealtime } from './fake-realtime';

export const API_URL = 'http://api.savanna.test';
export const API_KEY = 'sb_publishable_test';

export const subscriptionRow = (userId: string, planTokens = 0) => ({
  user_id: userId,
  plan: 'standard',
  status: 'active',
  plan_tokens: planTokens,
  current_period_end: '2026-12-01T00:00:00+00:00',
  cancel_at_period_end: false,
});

/**
 * Replaces the network of the running test, and nothing else, by a backend in memory: `fetch` for
 * REST and auth, `WebSocket` for realtime. The real supabase-js talks to it.
 */
export function installFakeBackend() {
  const rows: Rows = { tokens: new Map(), subscriptions: new Map() };
  const api = fakeApi(rows);
  const realtime = fakeRealtime();
  Object.assign(globalThis, { fetch: api.fetch, WebSocket: realtime.Socket });

  return {
    api,
    realtime,
    rows,
    /** Gives a user a wallet, without telling anyone. */
    seed(userId: string, tokenCount: number, planTokens = 0): void {
      rows.tokens.set(userId, { user_id: userId, token_count: tokenCount });
      rows.subscriptions.set(userId, subscriptionRow(userId, planTokens));
    },
    /** Changes a balance and tells the subscribers. */
    setTokens(userId: string, tokenCount: number): void {
      const record = { user_id: userId, token_count: tokenCount };
      rows.tokens.set(userId, record);
      realtime.push({ table: 'tokens', type: 'UPDATE', record, old: { user_id: userId } });
    },
    /** The session a browser has kept from an earlier visit. */
    keepSession(session: Session): void {
      localStorage.setItem('savanna.auth', JSON.stringify(session));
    },
  };
}

export type FakeBackend = ReturnType<typeof installFakeBackend>;
