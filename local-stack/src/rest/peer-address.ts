import { AsyncLocalStorage } from 'node:async_hooks';

/** Address of the socket a REST request came in on; lite hands its connection nothing of the kind. */
export const peerAddress = new AsyncLocalStorage<string>();

/**
 * Headers in which proxies name the client. None stands in front of this server, so whoever sends
 * one chose its value.
 */
export const forwardingHeaders: ReadonlySet<string> = new Set([
  ...['forwarded', 'x-forwarded-for', 'x-real-ip', 'x-client-ip'],
  ...['cf-connecting-ip', 'true-client-ip'],
]);
