import { type RpcError, RpcFailure } from 'shared-state';

export interface FailureText {
  title: string;
  description: string;
}

/** The typed reason inside whatever a query threw. */
export function failureReason(error: unknown): RpcError {
  if (error instanceof RpcFailure) return error.reason;
  const message = error instanceof Error ? error.message : 'Unknown failure';
  return { kind: 'unexpected', status: 0, message };
}

/** Why data could not be shown and what the reader can do, in their words. */
export function failureText(error: unknown): FailureText {
  const { kind, message, retryAfter } = failureReason(error);
  switch (kind) {
    case 'network':
      return {
        title: 'The server could not be reached',
        description: 'Check your connection, then try again. Nothing you entered is lost.',
      };
    case 'unavailable':
      return {
        title: 'The server is busy',
        description: 'Please try again in a moment. Nothing you entered is lost.',
      };
    case 'rate_limited':
      return {
        title: 'Too many requests',
        description: retryAfter
          ? `Please wait ${retryAfter} seconds, then try again.`
          : 'Please wait a minute, then try again.',
      };
    case 'no_session':
      return { title: 'You are signed out', description: 'Sign in again to go on.' };
    case 'not_found':
      return {
        title: 'Not in your account',
        description: 'This search does not exist or belongs to another account.',
      };
    case 'expired':
      return {
        title: 'This search has expired',
        description: 'Results stay open for 30 days. Search again to see today’s data.',
      };
    case 'too_many':
      return {
        title: 'Too many matches',
        description: 'More than 50,000 units match. Narrow your search; nothing was charged.',
      };
    case 'empty_wallet':
      return {
        title: 'Your wallet is empty',
        description: 'Top up to go on; nothing was charged.',
      };
    case 'bad_request':
    case 'conflict':
      return { title: 'The request was refused', description: message };
    default:
      return {
        title: 'Something went wrong',
        description: 'The answer could not be read. Please try again.',
      };
  }
}
