import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { TestStack } from './testing';

export const testPassword = 'Correct-horse-1';

let counter = 0;

/** An address no other test uses. */
export const freshEmail = (name = 'user'): string => {
  counter += 1;
  return `${name}-${process.pid}-${Date.now()}-${counter}@example.com`;
};

/** The real client, without storage and timers, as visitor or with another key. */
export const testClient = (
  stack: Pick<TestStack, 'apiUrl' | 'publishableKey'>,
  key = stack.publishableKey,
  realtime: { vsn?: '1.0.0' | '2.0.0'; heartbeatIntervalMs?: number } = {},
): SupabaseClient =>
  createClient(stack.apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as never, ...realtime },
  });

/** The token in the link of a mail. */
export function tokenHashIn(text: string): string {
  const hash = /token_hash=([0-9a-f]+)/.exec(text)?.[1];
  if (!hash) throw new Error(`No token in: ${text}`);
  return hash;
}

/** What an access token says, unchecked. */
export const claimsIn = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

export interface TestUser {
  client: SupabaseClient;
  id: string;
  email: string;
}

/** Signs up, reads the mail, confirms: a user with a session. */
export async function signUpUser(
  stack: TestStack,
  client = testClient(stack),
  email = freshEmail(),
): Promise<TestUser> {
  const signedUp = await client.auth.signUp({ email, password: testPassword });
  if (signedUp.error) throw signedUp.error;
  const { text } = await stack.messageTo(email);
  const confirmed = await client.auth.verifyOtp({ token_hash: tokenHashIn(text), type: 'signup' });
  if (confirmed.error || !confirmed.data.user) throw confirmed.error ?? new Error('no user');
  return { client, email, id: confirmed.data.user.id };
}
