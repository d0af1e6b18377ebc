import { z } from 'zod';

/** A database error as postgres.js throws it. */
interface RawDbError {
  code?: unknown;
  message?: string;
  detail?: string;
  hint?: string;
}

const connectionCodes = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'],
]);

/** Codes that lite answers as PostgREST does; the rest become its "500 SUP". */
const knownToLite = /^(42|22|21|PT|PG)|^(23502|23503|23505|25006)$/;

const statusRules: [RegExp, number][] = [
  [/^(08|57P)/, 503],
  [/^53/, 503],
  [/^(28|0L|0P)/, 403],
  [/^23|^P0001$/, 400],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

export function httpStatusOf(sqlState: string): number {
  return statusRules.find(([pattern]) => pattern.test(sqlState))?.[1] ?? 400;
}

const waitSchema = z.object({ retry_after: z.number() });

/** Whole seconds, at least one, that a rate limit of the database asks to wait. */
function secondsToWait(detail = ''): number | undefined {
  try {
    return Math.max(1, Math.ceil(waitSchema.parse(JSON.parse(detail)).retry_after));
  } catch {
    return undefined;
  }
}

/** PostgREST's own escape (`raise sqlstate 'PGRST'`), which lite answers to the letter. */
function answer(
  status: number,
  body: { code: string; message: string; details: string | null; hint: string | null },
  retryAfter = status === 503 ? 1 : undefined,
): Error {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return Object.assign(new Error(), {
    code: 'PGRST',
    message: JSON.stringify(body),
    detail: JSON.stringify({ status, headers }),
  });
}

export function isConnectionLoss(error: unknown): boolean {
  const code = (error as RawDbError | undefined)?.code;
  return typeof code === 'string' && (connectionCodes.has(code) || /^(08|57P)/.test(code));
}

/**
 * Gives every database error the HTTP status PostgREST gives it (lite 0.10.0 knows only some), and
 * a lost connection 503. A rate limit (PT429 with `{"retry_after": seconds}` as its detail) keeps its
 * body and gains the header Retry-After, which hosted PostgREST does not send. Errors lite handles,
 * and those that are not the database's, pass through.
 */
export function toPostgrestError(error: unknown): unknown {
  const { code, message, detail, hint } = (error ?? {}) as RawDbError;
  if (isConnectionLoss(error)) {
    return answer(503, {
      code: 'PGRST001',
      message: 'The database is not reachable just now. Try again.',
      details: null,
      hint: null,
    });
  }
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return error;
  const body = { code, message: message ?? '', details: detail ?? null, hint: hint ?? null };
  const wait = code === 'PT429' ? secondsToWait(detail) : undefined;
  if (wait !== undefined) return answer(429, body, wait);
  return knownToLite.test(code) ? error : answer(httpStatusOf(code), body);
}
