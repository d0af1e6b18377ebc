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

/** Exchanges the one-time token of a mail for a session. Call it once per token. */
export async function verifyLink(
  tokenHash: string,
  type: MailLinkType,
): Promise<Result<VerifiedLink, AuthFailure>> {
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
