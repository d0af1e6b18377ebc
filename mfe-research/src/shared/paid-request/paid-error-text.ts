import type { RpcError } from 'shared-state';

export interface PaidErrorText {
  title: string;
  description: string;
  /** What helps: money, a session, or another try with the same request id. */
  remedy: 'top-up' | 'sign-in' | 'retry' | 'edit';
}

/** What a failed purchase means for the reader's money, and the next step. */
export function paidErrorText({ kind, message, retryAfter }: RpcError): PaidErrorText {
  switch (kind) {
    case 'empty_wallet':
      return {
        title: 'Your wallet is empty',
        description:
          'Nothing was charged. Top up, then confirm again: your filters stay as they are.',
        remedy: 'top-up',
      };
    case 'conflict':
      return {
        title: 'This confirmation belonged to other filters',
        description: 'Nothing was charged. Confirm once more to search with the filters you see.',
        remedy: 'retry',
      };
    case 'too_many':
      return {
        title: 'More than 50,000 units match',
        description: 'Nothing was charged. Narrow your search by area, typology or price.',
        remedy: 'edit',
      };
    case 'bad_request':
      return {
        title: 'A filter was refused',
        description: `${message} Nothing was charged.`,
        remedy: 'edit',
      };
    case 'no_session':
      return {
        title: 'You are signed out',
        description: 'Sign in again and confirm: you will not be charged twice.',
        remedy: 'sign-in',
      };
    case 'rate_limited':
      return {
        title: 'Too many requests',
        description: `Wait ${retryAfter ? `${retryAfter} seconds` : 'a minute'}, then try again. You will not be charged twice.`,
        remedy: 'retry',
      };
    case 'network':
      return {
        title: 'No answer from the server',
        description:
          'It may or may not have received your confirmation. Try again: the same confirmation is never charged twice.',
        remedy: 'retry',
      };
    default:
      return {
        title: 'The search could not be completed',
        description: 'Try again in a moment: the same confirmation is never charged twice.',
        remedy: 'retry',
      };
  }
}
