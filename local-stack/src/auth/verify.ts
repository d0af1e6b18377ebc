import { z } from 'zod';
import type { Sql } from '../postgres/open-database';
import type { AuthContext } from './auth-context';
import { AuthError, invalid } from './auth-error';
import { completeEmailChange, completePhoneChange } from './contact-change';
import {
  countWrongCode,
  type Purpose,
  type RedeemedToken,
  redeemCode,
  redeemLink,
} from './one-time-tokens';
import { identifierFields, requireIdentifier } from './request-body';
import { startSession } from './sessions';
import { confirmUser, nameOf } from './users';

/** Which tokens a verification type accepts; 'email' is auth-js's name for any mail. */
const purposesOf: Record<string, Purpose[]> = {
  signup: ['confirmation'],
  email: ['confirmation', 'magiclink', 'recovery'],
  magiclink: ['magiclink', 'confirmation'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms'],
  phone_change: ['phone_change'],
};

export const verifyBody = z.object({
  ...identifierFields,
  type: z.string(),
  token: z.string().max(100).optional(),
  token_hash: z.string().max(200).optional(),
});

const expired = (byLink: boolean) =>
  new AuthError(
    403,
    'otp_expired',
    byLink ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  );

async function complete(auth: AuthContext, tx: Sql, redeemed: RedeemedToken) {
  switch (redeemed.purpose) {
    case 'email_change_current':
    case 'email_change_new':
      if (!(await completeEmailChange(tx, redeemed))) {
        return {
          code: 200,
          msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        };
      }
      break;
    case 'phone_change':
      await completePhoneChange(tx, redeemed);
      break;
    case 'sms':
      await confirmUser(tx, redeemed.user_id, 'phone');
      break;
    default:
      await confirmUser(tx, redeemed.user_id, 'email');
  }
  return startSession(tx, auth.tokens, redeemed.user_id, 'otp');
}

/** POST /verify: redeems the link of a mail or a typed code, once, and starts a session. */
export async function verify(auth: AuthContext, body: z.output<typeof verifyBody>) {
  const purposes = purposesOf[body.type];
  if (!purposes) throw invalid('Invalid email verification type');
  const { token_hash: link, token: code } = body;
  if (link) {
    return auth.transaction(async (tx) => {
      const redeemed = await redeemLink(tx, link, purposes);
      if (!redeemed) throw expired(true);
      return complete(auth, tx, redeemed);
    });
  }
  if (!code) throw invalid('Verify requires either a token or a token hash');
  const recipient = nameOf(requireIdentifier(body));
  const answer = await auth.transaction(async (tx) => {
    const redeemed = await redeemCode(tx, recipient, code, purposes);
    return redeemed && complete(auth, tx, redeemed);
  });
  if (answer) return answer;
  await countWrongCode(auth.sql, recipient);
  throw expired(false);
}
