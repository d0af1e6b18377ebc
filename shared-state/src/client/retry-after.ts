const secondsBySignal = new WeakMap<AbortSignal, number>();

/** Seconds until `Retry-After`, given as seconds or as an HTTP date; undefined without one. */
const parseRetryAfter = (header: string | null): number | undefined => {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
};

/** Keeps the header of an answer under the abort signal that is unique to its request. */
export const rememberRetryAfter = (
  signal: AbortSignal | null | undefined,
  response: Response,
): void => {
  const seconds = parseRetryAfter(response.headers.get('retry-after'));
  if (signal && seconds !== undefined) secondsBySignal.set(signal, seconds);
};

/** Seconds to wait, as the answer to the request with this signal said. */
export const retryAfterOf = (signal: AbortSignal): number | undefined =>
  secondsBySignal.get(signal);
