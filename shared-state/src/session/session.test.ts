import { silent, unreachable } from '../testing/fake-api';
import { type FakeBackend, installFakeBackend } from '../testing/fake-backend';
import { freshSharedState, settle, stopSharedState } from '../testing/fresh-shared-state';
import { sessionFor } from '../testing/sessions';

let backend: FakeBackend;
let shared: Awaited<ReturnType<typeof freshSharedState>>;

const state = () => shared.sessionStore.getState();

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  backend = installFakeBackend();
  backend.seed('ann', 3);
  backend.seed('bob', 8);
});

afterEach(async () => {
  await stopSharedState(shared);
  jest.useRealTimers();
});

const signIn = async (name = 'ann') => {
  const { auth } = shared.getSupabase();
  await auth.signInWithPassword({ email: `${name}@savanna.test`, password: 'savanna-demo' });
  await settle();
};

/** Everything the browser keeps, with a key that is not ours. */
const fillStorage = () => localStorage.setItem('someone-else', 'kept until sign-out');

describe('lifecycle events', () => {
  it('is loading until the first event, then signed out without a kept session', async () => {
    shared = await freshSharedState();
    fillStorage();
    expect(state().status).toBe('loading');
    await settle();
    expect(state()).toMatchObject({
      session: null,
      status: 'signed-out',
      lastEvent: 'INITIAL_SESSION',
    });
    expect(localStorage.getItem('someone-else')).toBe('kept until sign-out');
  });

  it('takes up the session kept by the browser', async () => {
    backend.keepSession(sessionFor('ann'));
    shared = await freshSharedState();
    await settle();
    expect(state()).toMatchObject({ status: 'signed-in', lastEvent: 'INITIAL_SESSION' });
    expect(state().session?.user.id).toBe('ann');
  });

  it('makes the session of a sign-in current', async () => {
    shared = await freshSharedState();
    await signIn();
    expect(state()).toMatchObject({ status: 'signed-in', lastEvent: 'SIGNED_IN' });
    expect(state().session?.user.id).toBe('ann');
    expect(localStorage.getItem('savanna.auth')).toContain(state().session?.access_token);
  });

  it('makes the session of a refresh current', async () => {
    shared = await freshSharedState();
    await signIn();
    const before = state().session?.access_token;
    await shared.getSupabase().auth.refreshSession();
    expect(state().lastEvent).toBe('TOKEN_REFRESHED');
    expect(state().session?.access_token).not.toBe(before);
  });

  it('remembers a recovery until the password is replaced', async () => {
    shared = await freshSharedState();
    await settle();
    const { auth } = shared.getSupabase();
    await auth.verifyOtp({ token_hash: 'hash', type: 'recovery' });
    expect(state()).toMatchObject({
      status: 'signed-in',
      lastEvent: 'PASSWORD_RECOVERY',
      recovery: true,
    });
    await auth.updateUser({ password: 'another-long-one' });
    expect(state()).toMatchObject({
      status: 'signed-in',
      lastEvent: 'USER_UPDATED',
      recovery: false,
    });
  });

  it('still knows of the recovery after a reload, and no longer after a sign-out', async () => {
    shared = await freshSharedState();
    await settle();
    await shared.getSupabase().auth.verifyOtp({ token_hash: 'hash', type: 'recovery' });
    await stopSharedState(shared);
    shared = await freshSharedState();
    await settle();
    expect(state()).toMatchObject({ lastEvent: 'INITIAL_SESSION', recovery: true });
    await shared.signOut();
    await signIn();
    expect(state().recovery).toBe(false);
  });

  it('does not pass a recovery on to the user who signs in over it', async () => {
    shared = await freshSharedState();
    await settle();
    await shared.getSupabase().auth.verifyOtp({ token_hash: 'hash', type: 'recovery' });
    await signIn('bob');
    expect(state()).toMatchObject({ status: 'signed-in', recovery: false });
    expect(sessionStorage).toHaveLength(0);
  });

  it("takes the session out of a hosted project's recovery link", async () => {
    const { access_token, refresh_token } = sessionFor('ann');
    const fragment = { access_token, refresh_token, token_type: 'bearer', type: 'recovery' };
    const expiry = { expires_in: '3600', expires_at: String(Math.floor(Date.now() / 1000) + 3600) };
    history.replaceState(null, '', `/#${new URLSearchParams({ ...fragment, ...expiry })}`);
    shared = await freshSharedState();
    await settle();
    expect(state()).toMatchObject({
      status: 'signed-in',
      lastEvent: 'PASSWORD_RECOVERY',
      recovery: true,
    });
    expect(location.hash).toBe('');
  });

  it('keeps the session of a visitor who follows an expired link', async () => {
    backend.keepSession(sessionFor('ann'));
    history.replaceState(null, '', '/#error=access_denied&error_description=Link+has+expired');
    shared = await freshSharedState();
    await settle();
    expect(state()).toMatchObject({ status: 'signed-in', recovery: false });
    history.replaceState(null, '', '/');
  });

  it('clears the session and wipes all local storage on sign-out', async () => {
    shared = await freshSharedState();
    await signIn();
    fillStorage();
    expect(localStorage.length).toBeGreaterThan(3);
    await expect(shared.signOut()).resolves.toEqual({ error: null });
    expect(state()).toMatchObject({ session: null, status: 'signed-out', lastEvent: 'SIGNED_OUT' });
    expect(localStorage).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(localStorage).toHaveLength(0);
  });
});

describe('signOut', () => {
  const LOGOUT = 'POST /auth/v1/logout';
  const logout = () => backend.api.requests.find(({ path }) => path.endsWith('/logout'));

  it('ends this browser only, unless told otherwise', async () => {
    shared = await freshSharedState();
    await signIn();
    await shared.signOut();
    expect(logout()?.query.get('scope')).toBe('local');
  });

  it('keeps the session here when it signs out the others', async () => {
    shared = await freshSharedState();
    await signIn();
    await expect(shared.signOut('others')).resolves.toEqual({ error: null });
    expect(logout()?.query.get('scope')).toBe('others');
    expect(state().status).toBe('signed-in');
  });

  it('reports that the others could not be signed out', async () => {
    shared = await freshSharedState();
    await signIn();
    backend.api.on(LOGOUT, () => ({ status: 503, body: { message: 'down' } }));
    const { error } = await shared.signOut('others');
    expect(error?.status).toBe(503);
    expect(state().status).toBe('signed-in');
  });

  it.each([
    ['answers 503', () => ({ status: 503, body: { message: 'down' } })],
    ['answers 429', () => ({ status: 429, body: { message: 'slow down' } })],
  ])('signs out here although the server %s', async (_, handler) => {
    shared = await freshSharedState();
    await signIn();
    fillStorage();
    backend.api.on(LOGOUT, handler);
    const { error } = await shared.signOut();
    expect(error).not.toBeNull();
    expect(state()).toMatchObject({ session: null, status: 'signed-out' });
    expect(localStorage).toHaveLength(0);
  });

  it('signs out here although nothing can be reached', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    shared = await freshSharedState();
    await signIn();
    backend.api.on(LOGOUT, unreachable);
    await shared.signOut();
    expect(state()).toMatchObject({ session: null, status: 'signed-out' });
    expect(localStorage).toHaveLength(0);
    expect(String(log.mock.calls[0]?.[0])).toContain('Failed to fetch');
  });

  it('waits no longer than 5 s for a server that never answers', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    shared = await freshSharedState();
    await signIn();
    backend.api.on(LOGOUT, silent);
    const done = shared.signOut();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(state().status).toBe('signed-in');
    await jest.advanceTimersByTimeAsync(1);
    await done;
    expect(state()).toMatchObject({ session: null, status: 'signed-out' });
  });
});

describe('another tab', () => {
  it('ends the session here when the stored one is gone', async () => {
    shared = await freshSharedState();
    await signIn();
    localStorage.removeItem('savanna.auth');
    window.dispatchEvent(new StorageEvent('storage', { key: 'savanna.auth', newValue: null }));
    expect(state()).toMatchObject({ session: null, status: 'signed-out', lastEvent: 'SIGNED_OUT' });
    expect(localStorage).toHaveLength(0);
  });

  it('ends the session here when all site data was cleared', async () => {
    shared = await freshSharedState();
    await signIn();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(state().status).toBe('signed-out');
  });

  it('keeps the session when other keys change', async () => {
    shared = await freshSharedState();
    await signIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'savanna.wallet.tokens' }));
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'savanna.auth', newValue: 'refreshed' }),
    );
    expect(state().status).toBe('signed-in');
  });
});

describe('configuration', () => {
  it('refuses a client before the start', async () => {
    shared = await freshSharedState({ start: false });
    expect(() => shared.getSupabase()).toThrow('call initSharedState before getSupabase');
  });

  it('names what is wrong with the configuration', async () => {
    shared = await freshSharedState({ start: false });
    expect(() => shared.initSharedState({ supabaseUrl: 'localhost', supabaseKey: '' })).toThrow(
      'invalid configuration (supabaseUrl: must be an http(s) URL; supabaseKey: must not be empty)',
    );
  });

  it('stays with the one client, and refuses another configuration', async () => {
    shared = await freshSharedState();
    const client = shared.getSupabase();
    const same = { supabaseUrl: 'http://api.savanna.test', supabaseKey: 'sb_publishable_test' };
    shared.initSharedState(same);
    expect(shared.getSupabase()).toBe(client);
    expect(() => shared.initSharedState({ ...same, supabaseKey: 'another' })).toThrow(
      'already running against http://api.savanna.test',
    );
    expect(() => shared.initSharedState({ ...same, supabaseUrl: 'http://other.test' })).toThrow(
      'cannot start again against http://other.test',
    );
  });

  it('hands the one client to a hot-reloaded copy, whose stores follow it', async () => {
    shared = await freshSharedState();
    await signIn();
    const before = shared;
    shared = await freshSharedState();
    await settle();
    expect(shared.getSupabase()).toBe(before.getSupabase());
    expect(state().session?.user.id).toBe('ann');
    expect(before.sessionStore.getState().session).toBeNull();
    expect(backend.realtime.tables()).toEqual(['subscriptions', 'tokens']);
  });
});
