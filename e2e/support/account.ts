import { call } from './api';
import { mailedLink } from './outbox';

export interface Account {
  email: string;
  password: string;
  userId: string;
  /** Access token, for calls outside the browser. */
  token: string;
}

export const password = 'acacia-Tree-1934';

let made = 0;

/** An address nobody used before. */
export function newAddress(name: string): string {
  made += 1;
  return `${name}-${Date.now().toString(36)}-${process.pid}-${made}@savanna.test`;
}

interface Session {
  access_token: string;
  user: { id: string };
}

/** A confirmed account with the three free tokens, made through the API and its outbox. */
export async function newAccount(name: string): Promise<Account> {
  const email = newAddress(name);
  const signUp = await call('/auth/v1/signup', {
    body: { email, password, data: { full_name: 'Wanjiru Kamau', terms_version: '1.0' } },
  });
  if (signUp.status !== 200) throw new Error(`Sign-up: ${JSON.stringify(signUp)}`);
  const link = new URL(await mailedLink(email, '/confirm'));
  const confirmed = await call<Session>('/auth/v1/verify', {
    body: { type: 'email', token_hash: link.searchParams.get('token_hash') },
  });
  if (confirmed.status !== 200) throw new Error(`Confirmation: ${JSON.stringify(confirmed)}`);
  const { access_token: token, user } = confirmed.body;
  return { email, password, userId: user.id, token };
}
