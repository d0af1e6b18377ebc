import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { retryAfterOf } from '../client/retry-after';
import { getSupabase } from '../client/shared-runtime';
import { fail, type Result, succeed } from '../result';
import { type RpcError, retryAfterIn, rpcErrorKind } from './rpc-error';

export type RpcOptions = {
  /** Aborting it rejects the call with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds until the call counts as a network error; 30 s by default. */
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Calls a database function and parses its answer. Sends the request exactly once.
 *
 * @returns the parsed data or a typed error; an answer of another shape is `unexpected`.
 * @throws only the reason of the caller's own `signal`.
 */
export async function callRpc<S extends $ZodType>(
  name: string,
  args: Record<string, unknown>,
  schema: S,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS }: RpcOptions = {},
): Promise<Result<output<S>, RpcError>> {
  signal?.throwIfAborted();
  const request = new AbortController();
  const onAbort = () => request.abort();
  signal?.addEventListener('abort', onAbort, { once: true });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    request.abort();
  }, timeoutMs);

  try {
    const { data, error, status } = await getSupabase().rpc(name, args).abortSignal(request.signal);
    signal?.throwIfAborted();
    if (timedOut) {
      const message = `No answer within ${timeoutMs / 1000} s`;
      return fail({ kind: 'network', status: 0, message });
    }
    if (error) {
      return fail({
        kind: rpcErrorKind(error.code, status),
        status,
        message: error.message,
        details: error.details || undefined,
        retryAfter: retryAfterOf(request.signal) ?? retryAfterIn(error.details),
      });
    }
    const parsed = safeParse(schema, data);
    if (parsed.success) return succeed(parsed.data);
    const places = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return fail({
      kind: 'unexpected',
      status,
      message: `The answer of ${name} does not have the agreed shape`,
      details: places.join('; '),
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
