import crypto from 'node:crypto';
import type { Sql } from '../postgres/open-database';
import { authRules } from './auth-context';
import { tooMany } from './auth-error';

export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'sms'
  | 'phone_change';

export interface IssuedToken {
  /** Goes into the link of a mail. */
  link: string;
  /** Six digits, for people who type. */
  code: string;
}

export interface RedeemedToken {
  user_id: string;
  purpose: Purpose;
  relates_to: string;
}

const hash = (value: string): string => crypto.createHash('sha256').update(value).digest('hex');

const codeHash = (relatesTo: string, code: string): string => hash(`${relatesTo}:${code}`);

const lifetimeOf = (purpose: Purpose): number =>
  purpose === 'sms' || purpose === 'phone_change'
    ? authRules.smsCodeSeconds
    : authRules.tokenSeconds;

/**
 * Makes the user's one live token for a purpose; an earlier one dies. Asking again at once is a 429
 * that says how long to wait.
 */
export async function issueToken(
  tx: Sql,
  userId: string,
  purpose: Purpose,
  relatesTo: string,
): Promise<IssuedToken> {
  const link = crypto.randomBytes(28).toString('hex');
  const code = String(crypto.randomInt(1_000_000)).padStart(6, '0');
  const interval = `${authRules.resendMilliseconds} milliseconds`;
  const [issued] = await tx`
    insert into auth.one_time_tokens as t (user_id, purpose, link_hash, code_hash, relates_to)
    values (${userId}, ${purpose}, ${hash(link)}, ${codeHash(relatesTo, code)}, ${relatesTo})
    on conflict (user_id, purpose) do update set
      link_hash = excluded.link_hash, code_hash = excluded.code_hash,
      relates_to = excluded.relates_to, attempts = 0, created_at = now()
    where t.created_at <= now() - ${interval}::interval
    returning 1`;
  if (!issued) {
    const code429 = purpose === 'sms' ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit';
    throw tooMany(
      code429,
      Math.ceil(authRules.resendMilliseconds / 1000),
      'For security purposes, you can only request this after 1 seconds.',
    );
  }
  return { link, code };
}

const fresh = (tx: Sql, purposes: Purpose[]) => {
  const seconds = lifetimeOf(purposes[0] ?? 'confirmation');
  return tx`created_at > now() - make_interval(secs => ${seconds})
    and attempts < ${authRules.codeAttempts}`;
};

/** Takes the token of a link; each works once. */
export async function redeemLink(
  tx: Sql,
  link: string,
  purposes: Purpose[],
): Promise<RedeemedToken | undefined> {
  const [row] = await tx<RedeemedToken[]>`
    delete from auth.one_time_tokens
    where link_hash = ${hash(link)} and purpose = any (${purposes}) and ${fresh(tx, purposes)}
    returning user_id, purpose, relates_to`;
  return row;
}

/** Takes the token whose code was typed. */
export async function redeemCode(
  tx: Sql,
  relatesTo: string,
  code: string,
  purposes: Purpose[],
): Promise<RedeemedToken | undefined> {
  const [row] = await tx<RedeemedToken[]>`
    delete from auth.one_time_tokens
    where relates_to = ${relatesTo} and code_hash = ${codeHash(relatesTo, code)}
      and purpose = any (${purposes}) and ${fresh(tx, purposes)}
    returning user_id, purpose, relates_to`;
  return row;
}

/** Counts a wrong code against the tokens it may have been meant for; after ten they are dead. */
export async function countWrongCode(sql: Sql, relatesTo: string): Promise<void> {
  await sql`update auth.one_time_tokens set attempts = attempts + 1 where relates_to = ${relatesTo}`;
}
