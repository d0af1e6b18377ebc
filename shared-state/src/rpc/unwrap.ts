import type { Result } from '../result';
import type { RpcError } from './rpc-error';

/** An `RpcError` as something to throw, for query libraries that know no other failure. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';

  constructor(readonly reason: RpcError) {
    super(reason.message);
  }
}

/**
 * The data of a result.
 *
 * @throws RpcFailure carrying the typed error.
 */
export function unwrap<T>(result: Result<T, RpcError>): T {
  if (result.ok) return result.data;
  throw new RpcFailure(result.error);
}
