import type { Mailer } from '../mail/mailer';
import type { Sql } from '../postgres/open-database';
import type { TransactionPool } from '../postgres/transaction-pool';
import type { AccessTokens } from './access-token';
import type { RateLimits } from './rate-limits';

/** What the auth endpoints work with. */
export interface AuthContext {
  sql: Sql;
  transaction: TransactionPool['transaction'];
  tokens: AccessTokens;
  mailer: Mailer;
  limits: RateLimits;
}

export const authRules = {
  sessionSeconds: 3600,
  tokenSeconds: 3600,
  smsCodeSeconds: 600,
  codeAttempts: 10,
  minimumPasswordLength: 8,
  maximumPasswordBytes: 72,
  /** Shortest time between two mails or messages to one user for one purpose. */
  resendMilliseconds: 1000,
  /** A refresh token may be used again this long after its first use (a lost answer, two tabs). */
  reuseSeconds: 10,
} as const;
