/**
 * A start-up failure the operator can act on: `message` says what is wrong, `advice` what to do.
 * The command line prints both and no stack trace.
 */
export class StackError extends Error {
  override readonly name = 'StackError';

  constructor(
    message: string,
    readonly advice: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The message of anything thrown, for logs and wrapping. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
