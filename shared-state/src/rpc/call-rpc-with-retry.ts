import type { $ZodType, output } from 'zod/v4/core';
import type { Result } from '../result';
import { callRpc, type RpcOptions } from './call-rpc';
import type { RpcError } from './rpc-error';

const FIRST_DELAY_MS = 200;
const TRIES = 4;

/** A failure that may be over in a moment: no answer, or a gateway's 502, 503, 504. */
const isPassing = ({ kind, status }: RpcError): boolean =>
  kind === 'network' || [502, 503, 504].includes(status);

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });

/**
 * Like `callRpc`, tried up to four times (200, 400, 800 ms apart) while the server is not reached
 * or not available. Only for functions that give the same result for the same arguments: reads,
 * and paid calls that carry a request id. Every try sends the same arguments.
 */
export async function callRpcWithRetry<S extends $ZodType>(
  name: string,
  args: Record<string, unknown>,
  schema: S,
  options: RpcOptions = {},
): Promise<Result<output<S>, RpcError>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await callRpc(name, args, schema, options);
    if (result.ok || attempt === TRIES || !isPassing(result.error)) return result;
    await pause(FIRST_DELAY_MS * 2 ** (attempt - 1), options.signal);
  }
}
