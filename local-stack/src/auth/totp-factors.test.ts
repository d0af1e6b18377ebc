import crypto from 'node:crypto';
import { startTestStack, type TestStack } from '../testing';
import { claimsIn, signUpUser, testClient, testPassword } from '../testing-client';

jest.setTimeout(60_000);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** RFC 6238 by hand: the server's library is ESM only, which jest cannot load. */
function codeFor(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = crypto.createHmac('sha1', key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');

it('lifts a session to aal2, asks the next sign-in for it, and can be taken off again', async () => {
  const { client, email } = await signUpUser(stack);
  const levels = async (of = client) =>
    (await of.auth.mfa.getAuthenticatorAssuranceLevel()).data ?? undefined;
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (!enrolled.data || !('totp' in enrolled.data)) throw enrolled.error;
  const { id, totp } = enrolled.data;
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml/);
  expect(totp.uri).toContain(`secret=${totp.secret}`);
  expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  const namesake = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  expect(namesake.error?.code).toBe('mfa_factor_name_conflict');

  const code = codeFor(totp.secret);
  const wrong = await client.auth.mfa.challengeAndVerify({ factorId: id, code: wrongCode(code) });
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
  const right = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(claimsIn(right.data?.access_token).aal).toBe('aal2');
  expect(await levels()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  const refreshed = await client.auth.refreshSession();
  expect(claimsIn(refreshed.data.session?.access_token).aal).toBe('aal2');

  const second = testClient(stack);
  await second.auth.signInWithPassword({ email, password: testPassword });
  expect(await levels(second)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const early = await second.auth.mfa.unenroll({ factorId: id });
  expect(early.error?.code).toBe('insufficient_aal');
  const password = await second.auth.updateUser({ password: 'Brand-new-pass-2' });
  expect(password.error?.code).toBe('insufficient_aal');
  await second.auth.mfa.challengeAndVerify({ factorId: id, code: codeFor(totp.secret) });
  expect((await second.auth.mfa.unenroll({ factorId: id })).data?.id).toBe(id);
  const plain = await second.auth.refreshSession();
  expect(claimsIn(plain.data.session?.access_token).aal).toBe('aal1');
});

it('ends a challenge after five wrong codes and never opens another person’s factor', async () => {
  const { client } = await signUpUser(stack);
  const stranger = (await signUpUser(stack)).client;
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (!enrolled.data || !('totp' in enrolled.data)) throw enrolled.error;
  const factorId = enrolled.data.id;
  const challengeId = (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
  const code = codeFor(enrolled.data.totp.secret);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await client.auth.mfa.verify({ factorId, challengeId, code: wrongCode(code) });
  }
  const late = await client.auth.mfa.verify({ factorId, challengeId, code });
  expect(late.error?.code).toBe('mfa_challenge_expired');
  expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe(
    'mfa_factor_not_found',
  );
});
