import type { Result } from 'shared-state';
import type { AuthFailure } from '../../../shared/auth-failure';
import type { MailLink } from '../../../shared/mail-link';
import type { VerifiedLink } from '../../../shared/verify-link';

export type ConfirmState =
  | 'checking'
  | 'welcome'
  /** The first of the two mails that confirm a change of address. */
  | 'half-way'
  | 'expired'
  | 'session-ended'
  | 'unreachable';

interface ConfirmFacts {
  link: MailLink;
  /** The server's answer to a token, undefined until it is there. */
  verified: Result<VerifiedLink, AuthFailure> | null | undefined;
  session: 'loading' | 'signed-in' | 'signed-out';
  /** This page was open with a session before. */
  hadSession: boolean;
}

function ofVerified(result: Result<VerifiedLink, AuthFailure>, facts: ConfirmFacts): ConfirmState {
  if (result.ok) {
    if (!result.data.signedIn) return 'half-way';
    return facts.session === 'signed-out' ? 'session-ended' : 'welcome';
  }
  if (result.error.kind === 'unreachable' || result.error.kind === 'rate_limited') {
    return 'unreachable';
  }
  return result.error.kind === 'session_missing' ? 'session-ended' : 'expired';
}

/** Which of its faces the confirmation page shows. */
export function confirmState(facts: ConfirmFacts): ConfirmState {
  const { link, verified, session, hadSession } = facts;
  if (link.kind === 'refused') return 'expired';
  if (link.kind === 'token') return verified ? ofVerified(verified, facts) : 'checking';
  if (session === 'loading') return 'checking';
  if (session === 'signed-in') return 'welcome';
  return hadSession ? 'session-ended' : 'expired';
}
