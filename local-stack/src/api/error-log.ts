import { httpStatusOf } from '../rest/db-errors';

/** A database error that is the request's fault, not the server's. */
function isRefusal(value: unknown): boolean {
  const { code, detail } = (value ?? {}) as { code?: unknown; detail?: unknown };
  if (typeof code !== 'string') return false;
  if (code === 'PGRST') return /"status":4\d\d/.test(String(detail));
  return /^PT4\d\d$/.test(code) || (/^[0-9A-Z]{5}$/.test(code) && httpStatusOf(code) < 500);
}

/**
 * lite prints every refused statement with its stack. The log keeps what went wrong here, and
 * nothing of what a client was refused.
 */
export function quietRefusals(): void {
  const write = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    if (!values.some(isRefusal)) write(...values);
  };
}
