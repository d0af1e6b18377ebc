import { httpStatusOf } from '../rest/db-errors';

/** A database error that is the request's fault, not the server's. */
const isRefusal = (value: unknown): boolean => {
  const { code } = (value ?? {}) as { code?: unknown };
  return (
    typeof code === 'string' &&
    (code === 'PGRST' || /^(PT|PGRST|42501|P0001)/.test(code) || httpStatusOf(code) < 500)
  );
};

/**
 * lite prints every refused statement with its stack. The log keeps one line of what went wrong
 * here, and nothing of what a client was refused.
 */
export function quietRefusals(): void {
  const write = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    if (!values.some(isRefusal)) write(...values);
  };
}
