/** A remote that could not be loaded; the message names the remote, `cause` holds the last failure. */
export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${reason}`, options);
    this.name = 'RemoteError';
  }
}
