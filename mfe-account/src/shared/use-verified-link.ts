import { useQuery } from 'shared-ui/query';
import type { MailLink } from './mail-link';
import { verifyLink } from './verify-link';

/**
 * The outcome of a mail link. A query, because a token works once: the answer is kept however
 * often the page mounts, and only a failure to reach the server may be tried again.
 */
export function useVerifiedLink(link: MailLink) {
  const isToken = link.kind === 'token';
  return useQuery({
    queryKey: ['account', 'mail-link', isToken ? link.tokenHash : null],
    enabled: isToken,
    queryFn: () => (isToken ? verifyLink(link.tokenHash, link.type) : null),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}
