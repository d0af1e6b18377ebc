import { z } from '../contracts/schema';

export type RpcErrorKind =
  | 'bad_request'
  | 'no_session'
  | 'empty_wallet'
  | 'not_found'
  | 'conflict'
  | 'expired'
  | 'too_many'
  | 'rate_limited'
  | 'network'
  | 'unavailable'
  | 'unexpected';

/** Why a call of a database function failed; the view words it by `kind`. */
export type RpcError = {
  kind: RpcErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  /** What the database adds, or the places where an answer did not have the agreed shape. */
  details?: string;
  /** Seconds to wait, where the server said. */
  retryAfter?: number;
};

const kindByStatus: Record<number, RpcErrorKind> = {
  0: 'network',
  400: 'bad_request',
  401: 'no_session',
  402: 'empty_wallet',
  404: 'not_found',
  409: 'conflict',
  410: 'expired',
  413: 'too_many',
  429: 'rate_limited',
};

/** Kind of an error from its `PT4xx` code, which is exact, else from the HTTP status. */
export function rpcErrorKind(code: string | undefined, status: number): RpcErrorKind {
  const fromCode = /^PT(\d{3})$/.exec(code ?? '')?.[1];
  const effective = fromCode ? Number(fromCode) : status;
  if (effective >= 500) return 'unavailable';
  return kindByStatus[effective] ?? 'unexpected';
}

const limitSchema = z.object({ retry_after: z.number() });

/**
 * Seconds to wait as a database function says it, in the error's details: PostgREST has no way to
 * set the header.
 */
export function retryAfterIn(details: string | null): number | undefined {
  try {
    return limitSchema.safeParse(JSON.parse(details ?? '')).data?.retry_after;
  } catch {
    return undefined;
  }
}
