import { getSupabase, type Result, sessionStore } from 'shared-state';
import { attempt } from './attempt';
import type { AuthFailure } from './auth-failure';
import type { MailLinkType } from './mail-link';

export interface VerifiedLink {
  type: MailLinkType;
  /** False after the first of the two mails that confirm a change of address. */
  signedIn: boolean;
  /** Who was signed in here before, when the link belongs to somebody else. */
  replaced: string | null;
}

type Verified = Result<VerifiedLink, AuthFailure>;

async function exchange(tokenHash: string, type: MailLinkType): Promise<Verified> {
  const before = sessionStore.getState().session?.user;
  const result = await attempt(() => getSupabase().auth.verifyOtp({ token_hash: tokenHash, type }));
  if (!result.ok) return result;
  const after = result.data.user;
  const replaced = before && after && before.id !== after.id ? before : null;
  return {
    ok: true,
    data: {
      type,
      signedIn: result.data.session !== null,
      replaced: replaced ? (replaced.email ?? replaced.phone ?? 'another account') : null,
    },
  };
}

const answers = new Map<string, Promise<Verified>>();

/**
 * Exchanges the one-time token of a mail for a session. A token works once, so its answer is kept
 * while the site is open, whatever else is forgotten when the user changes; only a server that
 * could not be reached is asked again.
 */
export async function verifyLink(tokenHash: string, type: MailLinkType): Promise<Verified> {
  const known = answers.get(tokenHash) ?? exchange(tokenHash, type);
  answers.set(tokenHash, known);
  const answer = await known;
  if (!answer.ok && (answer.error.kind === 'unreachable' || answer.error.kind === 'rate_limited')) {
    answers.delete(tokenHash);
  }
  return answer;
}
