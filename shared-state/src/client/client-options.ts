import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { fetchWithinLimits } from './bounded-fetch';

/** The one local-storage key of the persisted session. */
export const SESSION_STORAGE_KEY = 'savanna.auth';

const HEARTBEAT_MS = 30_000;
const TIMEOUT_MS = 10_000;
const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const;
const LONGEST_RECONNECT_DELAY_MS = 10_000;

/** Delay before the n-th attempt (from 1) to reach the realtime server again, in milliseconds. */
export const reconnectDelay = (attempt: number): number =>
  RECONNECT_DELAYS_MS[attempt - 1] ?? LONGEST_RECONNECT_DELAY_MS;

/**
 * The specified constants. Those of the session (30 s tick, refresh at 3 ticks, back-off from
 * 200 ms) and of storage (100 rows, 3600 s) are the library's own, proven by the same test. The
 * flow stays implicit, because a hosted project's default mail links carry the session in the
 * fragment; our own templates carry a token hash that the page verifies.
 */
export const clientOptions = {
  auth: {
    storageKey: SESSION_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  },
  realtime: {
    heartbeatIntervalMs: HEARTBEAT_MS,
    timeout: TIMEOUT_MS,
    reconnectAfterMs: reconnectDelay,
  },
  global: { fetch: fetchWithinLimits },
} satisfies SupabaseClientOptions<'public'>;
