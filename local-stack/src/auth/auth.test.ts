import { startTestStack, type TestStack } from '../testing';
import {
  claimsIn,
  freshEmail,
  signUpUser,
  testClient,
  testPassword,
  tokenHashIn,
} from '../testing-client';

jest.setTimeout(60_000);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const visitor = () => testClient(stack);
const claimsOf = async (client: ReturnType<typeof visitor>) =>
  claimsIn((await client.auth.getSession()).data.session?.access_token);

describe('sign-up by e-mail', () => {
  it('sends a confirmation whose link leads to the site and opens the account once', async () => {
    const email = freshEmail();
    const client = visitor();
    const signedUp = await client.auth.signUp({
      email,
      password: testPassword,
      options: { data: { full_name: 'Ann Example', terms_version: '2026-11' } },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user?.identities).toHaveLength(1);

    const mail = await stack.messageTo(email);
    const link = `http://localhost:3000/confirm?token_hash=${tokenHashIn(mail.text)}&type=signup`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link.replace('&', '&amp;'));

    const token = { token_hash: tokenHashIn(mail.text), type: 'signup' } as const;
    const confirmed = await client.auth.verifyOtp(token);
    expect(confirmed.data.session).not.toBeNull();
    const again = await visitor().auth.verifyOtp(token);
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
    expect((await client.from('tokens').select('token_count').single()).data).toEqual({
      token_count: 3,
    });
    const profile = await client.from('profiles').select('full_name, terms_version').single();
    expect(profile.data).toEqual({ full_name: 'Ann Example', terms_version: '2026-11' });
  });

  it('accepts the typed code, as type signup and as type email', async () => {
    for (const type of ['signup', 'email'] as const) {
      const email = freshEmail();
      await visitor().auth.signUp({ email, password: testPassword });
      const code = /\b(\d{6})\b/.exec((await stack.messageTo(email)).text)?.[1] ?? '';
      const wrong = code === '111111' ? '222222' : '111111';
      const refused = await visitor().auth.verifyOtp({ email, token: wrong, type });
      expect(refused.error).toMatchObject({ code: 'otp_expired', status: 403 });
      const accepted = await visitor().auth.verifyOtp({ email, token: code, type });
      expect(accepted.data.session).not.toBeNull();
    }
  });

  it('kills a code after ten wrong guesses', async () => {
    const email = freshEmail();
    await visitor().auth.signUp({ email, password: testPassword });
    const code = /\b(\d{6})\b/.exec((await stack.messageTo(email)).text)?.[1] ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 10; guess += 1) {
      await visitor().auth.verifyOtp({ email, token: wrong, type: 'signup' });
    }
    const late = await visitor().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(late.error?.code).toBe('otp_expired');
  });

  it('answers a known address like a new one and sends it nothing', async () => {
    const { email } = await signUpUser(stack);
    const count = async () =>
      (
        await stack.sql`select count(*)::int as n from local_stack.outbox where recipient = ${email}`
      )[0]?.n;
    const before = await count();
    const repeated = await visitor().auth.signUp({ email, password: 'Another-pass-9' });
    expect(repeated.error).toBeNull();
    expect(repeated.data.user?.identities).toEqual([]);
    expect(await count()).toBe(before);
    const signedIn = await visitor().auth.signInWithPassword({ email, password: testPassword });
    expect(signedIn.error).toBeNull();
  });

  it('refuses passwords under 8 characters and over 72 bytes', async () => {
    const short = await visitor().auth.signUp({ email: freshEmail(), password: '1234567' });
    expect(short.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] });
    const long = await visitor().auth.signUp({ email: freshEmail(), password: 'ü'.repeat(40) });
    expect(long.error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  it('sends the confirmation again, but not twice within a second', async () => {
    const email = freshEmail();
    await visitor().auth.signUp({ email, password: testPassword });
    const first = tokenHashIn((await stack.messageTo(email)).text);
    const tooSoon = await visitor().auth.resend({ type: 'signup', email });
    expect(tooSoon.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await visitor().auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = tokenHashIn((await stack.messageTo(email)).text);
    expect(second).not.toBe(first);
    const old = await visitor().auth.verifyOtp({ token_hash: first, type: 'signup' });
    expect(old.error?.code).toBe('otp_expired');
    expect((await visitor().auth.resend({ type: 'signup', email: freshEmail() })).error).toBeNull();
  });

  it('refuses an expired link', async () => {
    const email = freshEmail();
    await visitor().auth.signUp({ email, password: testPassword });
    const token_hash = tokenHashIn((await stack.messageTo(email)).text);
    await stack.sql`
      update auth.one_time_tokens set created_at = now() - interval '61 minutes'
      where relates_to = ${email}`;
    const late = await visitor().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(late.error?.code).toBe('otp_expired');
  });
});

describe('sign-in', () => {
  it('tells only who knows the password that the address is not confirmed', async () => {
    const email = freshEmail();
    await visitor().auth.signUp({ email, password: testPassword });
    const wrong = await visitor().auth.signInWithPassword({ email, password: 'Wrong-pass-1' });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
    const right = await visitor().auth.signInWithPassword({ email, password: testPassword });
    expect(right.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });
  });

  it('writes every claim clients read into the token', async () => {
    const { email, id } = await signUpUser(stack);
    const client = visitor();
    await client.auth.signInWithPassword({ email, password: testPassword });
    const claims = await claimsOf(client);
    expect(claims).toMatchObject({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email, email_verified: true },
      is_anonymous: false,
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  it('says how long to wait after ten wrong passwords, to that account only', async () => {
    const { email } = await signUpUser(stack);
    const other = await signUpUser(stack);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { error } = await visitor().auth.signInWithPassword({
        email,
        password: 'Wrong-pass-1',
      });
      expect(error?.code).toBe('invalid_credentials');
    }
    const response = await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
    const spared = await visitor().auth.signInWithPassword({
      email: other.email,
      password: testPassword,
    });
    expect(spared.error).toBeNull();
  });
});

describe('sessions', () => {
  it('rotates refresh tokens, forgives a lost answer and ends a session whose token was copied', async () => {
    const { client } = await signUpUser(stack);
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const rotated = await visitor().auth.refreshSession({ refresh_token: first });
    const second = rotated.data.session?.refresh_token ?? '';
    expect(second).not.toBe(first);
    const lostAnswer = await visitor().auth.refreshSession({ refresh_token: first });
    expect(lostAnswer.data.session?.refresh_token).toBe(second);

    const third = await visitor().auth.refreshSession({ refresh_token: second });
    await stack.sql`update auth.refresh_tokens set updated_at = now() - interval '1 minute'`;
    const copied = await visitor().auth.refreshSession({ refresh_token: first });
    expect(copied.error?.code).toBe('refresh_token_already_used');
    const dead = await visitor().auth.refreshSession({
      refresh_token: third.data.session?.refresh_token ?? '',
    });
    expect(dead.error?.code).toBe('refresh_token_already_used');
    const bogus = await visitor().auth.refreshSession({ refresh_token: 'bogus' });
    expect(bogus.error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
  });

  it('gives two simultaneous refreshes the same next token', async () => {
    const { client } = await signUpUser(stack);
    const token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => visitor().auth.refreshSession({ refresh_token: token })),
    );
    const next = new Set(answers.map(({ data }) => data.session?.refresh_token));
    expect(next.size).toBe(1);
  });

  it('ends with sign-out, its refresh token too; the scope decides which', async () => {
    const { client, email } = await signUpUser(stack);
    const elsewhere = visitor();
    await elsewhere.auth.signInWithPassword({ email, password: testPassword });
    const { access_token, refresh_token } = (await client.auth.getSession()).data.session ?? {};
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    const refreshed = await visitor().auth.refreshSession({ refresh_token: refresh_token ?? '' });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    const user = await visitor().auth.getUser(access_token);
    expect(user.error?.name).toBe('AuthSessionMissingError');

    expect((await elsewhere.auth.getUser()).error).toBeNull();
    const third = visitor();
    await third.auth.signInWithPassword({ email, password: testPassword });
    await third.auth.signOut({ scope: 'global' });
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('refuses other signatures', async () => {
    const { data, error } = await visitor().auth.getUser(
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAifQ.x',
    );
    expect(data.user).toBeNull();
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

describe('password and profile', () => {
  it('resets a password by mail and ends the other sessions', async () => {
    const { email, client: elsewhere } = await signUpUser(stack);
    expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    const mail = await stack.messageTo(email);
    expect(mail.text).toContain(
      `http://localhost:3000/update-password?token_hash=${tokenHashIn(mail.text)}&type=recovery`,
    );
    const client = visitor();
    const token = { token_hash: tokenHashIn(mail.text), type: 'recovery' } as const;
    expect((await client.auth.verifyOtp(token)).error).toBeNull();
    const same = await client.auth.updateUser({ password: testPassword });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    expect((await client.auth.updateUser({ password: 'Brand-new-pass-2' })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const old = await visitor().auth.signInWithPassword({ email, password: testPassword });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await visitor().auth.signInWithPassword({ email, password: 'Brand-new-pass-2' });
    expect(fresh.error).toBeNull();
  });

  it('answers a reset for an unknown address alike', async () => {
    const { data, error } = await visitor().auth.resetPasswordForEmail(freshEmail());
    expect({ data, error }).toEqual({ data: {}, error: null });
  });

  it('merges metadata', async () => {
    const { client } = await signUpUser(stack);
    await client.auth.updateUser({ data: { full_name: 'Ann', nickname: 'A' } });
    const { data } = await client.auth.updateUser({ data: { nickname: null } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ann', email_verified: true });
    expect(data.user?.user_metadata).not.toHaveProperty('nickname');
  });

  it('changes the address when both addresses agree', async () => {
    const { client, email, id } = await signUpUser(stack);
    const next = freshEmail('next');
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    const links = [await stack.messageTo(email), await stack.messageTo(next)];
    for (const { text } of links) {
      await visitor().auth.verifyOtp({ token_hash: tokenHashIn(text), type: 'email_change' });
    }
    const signedIn = await visitor().auth.signInWithPassword({
      email: next,
      password: testPassword,
    });
    expect(signedIn.data.user?.id).toBe(id);
  });
});

describe('magic link', () => {
  it('signs a known address in', async () => {
    const { email, id } = await signUpUser(stack);
    expect((await visitor().auth.signInWithOtp({ email })).error).toBeNull();
    const { text } = await stack.messageTo(email);
    expect(text).toContain('http://localhost:3000/confirm?token_hash=');
    expect(text).toContain('&type=magiclink');
    const token = { token_hash: tokenHashIn(text), type: 'magiclink' } as const;
    const signedIn = await visitor().auth.verifyOtp(token);
    expect(signedIn.data.user?.id).toBe(id);
    expect((await visitor().auth.verifyOtp(token)).error?.code).toBe('otp_expired');
  });

  it('confirms no new address, and gives no tokens, before the link is used', async () => {
    const email = freshEmail();
    expect((await visitor().auth.signInWithOtp({ email })).error).toBeNull();
    const [user] = await stack.sql`
      select u.confirmed_at, t.token_count from auth.users u
      join public.tokens t on t.user_id = u.id where email = ${email}`;
    expect(user).toEqual({ confirmed_at: null, token_count: 0 });
    const unknown = await visitor().auth.signInWithOtp({
      email: freshEmail(),
      options: { shouldCreateUser: false },
    });
    expect(unknown.error).toMatchObject({ code: 'otp_disabled', status: 422 });
  });
});

describe('phone', () => {
  const phone = `+2547${String(Date.now()).slice(-8)}`;

  it('signs up with a code by SMS, then signs in by password and by code', async () => {
    const client = visitor();
    const signedUp = await client.auth.signUp({ phone, password: testPassword });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    const early = await visitor().auth.signInWithPassword({ phone, password: testPassword });
    expect(early.error?.code).toBe('phone_not_confirmed');
    const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
    const token = codeIn((await stack.messageTo(phone)).text);
    const verified = await client.auth.verifyOtp({ phone, token, type: 'sms' });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.phone).toBe(phone.slice(1));
    expect((await client.from('tokens').select('token_count').single()).data).toEqual({
      token_count: 3,
    });
    const signedIn = await visitor().auth.signInWithPassword({ phone, password: testPassword });
    expect(claimsIn(signedIn.data.session?.access_token).phone).toBe(phone.slice(1));

    expect((await visitor().auth.signInWithOtp({ phone })).error).toBeNull();
    const second = codeIn((await stack.messageTo(phone)).text);
    expect(
      (await visitor().auth.verifyOtp({ phone, token: second, type: 'sms' })).error,
    ).toBeNull();
  });

  it('refuses what is no phone number', async () => {
    const { error } = await visitor().auth.signUp({ phone: '12', password: testPassword });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });
});

describe('what the embedded backend does not offer', () => {
  it('says so', async () => {
    const anonymous = await visitor().auth.signInAnonymously();
    expect(anonymous.error?.code).toBe('anonymous_provider_disabled');
    const admin = await testClient(stack, stack.secretKey).auth.admin.listUsers();
    expect(admin.error).toMatchObject({ status: 422, code: 'needs_hosted_supabase' });
  });

  it('lets nobody in without one of its keys', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${stack.apiUrl}/auth/v1/settings`, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ apikey: 'sb_publishable_wrong' })).status).toBe(401);
    expect((await ask({ apikey: stack.publishableKey })).status).toBe(200);
  });
});
