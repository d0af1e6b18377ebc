import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type RuntimeConfig, runtimeConfigSchema } from '../contracts/runtime-config';
import { z } from '../contracts/schema';
import { watchAuth } from '../session/watch-auth';
import { watchWallet } from '../wallet/watch-wallet';
import { clientOptions } from './client-options';

export type SharedStateConfig = Pick<RuntimeConfig, 'supabaseUrl' | 'supabaseKey'>;

type SharedRuntime = {
  config: SharedStateConfig;
  client: SupabaseClient;
  /** The copy of this module that wired its stores to the client. */
  owner: object;
  unwire: () => void;
};

/** On the global object, so that a hot-reloaded copy of this module finds the one client. */
const slot = Symbol.for('savanna.shared-state');
const holder = globalThis as { [slot]?: SharedRuntime };
const thisModule = {};

const configSchema = z.pick(runtimeConfigSchema, {
  supabaseUrl: true,
  supabaseKey: true,
});

const parseConfig = (config: SharedStateConfig): SharedStateConfig => {
  const parsed = configSchema.safeParse(config);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`initSharedState: invalid configuration (${reasons.join('; ')})`);
};

/**
 * Creates the one Supabase client and wires the session and wallet stores to it. Called once at
 * boot; again with the same configuration it changes nothing.
 *
 * @throws when the configuration is invalid, or differs from the one already in use.
 */
export function initSharedState(config: SharedStateConfig): void {
  const { supabaseUrl, supabaseKey } = parseConfig(config);
  const running = holder[slot];
  if (
    running &&
    (running.config.supabaseUrl !== supabaseUrl || running.config.supabaseKey !== supabaseKey)
  ) {
    throw new Error(
      `initSharedState: already running against ${running.config.supabaseUrl}, ` +
        `cannot start again against ${supabaseUrl} or with another key`,
    );
  }
  if (running?.owner === thisModule) return;
  running?.unwire();
  const client = running?.client ?? createClient(supabaseUrl, supabaseKey, clientOptions);
  const stopAuth = watchAuth(client);
  const stopWallet = watchWallet(client);
  holder[slot] = {
    config: { supabaseUrl, supabaseKey },
    client,
    owner: thisModule,
    unwire: () => {
      stopWallet();
      stopAuth();
    },
  };
}

/**
 * The one Supabase client.
 *
 * @throws before `initSharedState`.
 */
export function getSupabase(): SupabaseClient {
  const running = holder[slot];
  if (!running) throw new Error('shared-state: call initSharedState before getSupabase');
  return running.client;
}

/** Stops timers, listeners and channels and forgets the client; `initSharedState` may follow. */
export async function disposeSharedState(): Promise<void> {
  const running = holder[slot];
  if (!running) return;
  delete holder[slot];
  running.unwire();
  await running.client.auth.dispose();
  await running.client.realtime.disconnect();
}
