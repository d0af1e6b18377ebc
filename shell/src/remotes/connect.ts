import type { FederationRuntime } from './loader';

/** The federation runtime, in a chunk of its own: the shell itself starts without it. */
export const connect = (): Promise<FederationRuntime> =>
  import(/* webpackChunkName: "federation" */ './federation');
