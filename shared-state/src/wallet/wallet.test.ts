import { type ApiReply, unreachable } from '../testing/fake-api';
import { type FakeBackend, installFakeBackend, subscriptionRow } from '../testing/fake-backend';
import { freshSharedState, settle, stopSharedState } from '../testing/fresh-shared-state';
import { sessionFor } from '../testing/sessions';

const TOKENS = 'GET /rest/v1/tokens';
const SUBSCRIPTIONS = 'GET /rest/v1/subscriptions';
const ALERT = 'Network seems to have an issue. Please log out and login once more';

let backend: FakeBackend;
let shared: Awaited<ReturnType<typeof freshSharedState>>;
let alert: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  alert = jest.spyOn(window, 'alert').mockImplementation();
  backend = installFakeBackend();
  backend.seed('ann', 3, 15);
  backend.seed('bob', 8);
});

afterEach(async () => {
  await stopSharedState(shared);
  jest.useRealTimers();
});

const wallet = () => shared.walletStore.getState();
const balance = () => shared.selectBalance(wallet());
const reads = () => [backend.api.count(TOKENS), backend.api.count(SUBSCRIPTIONS)];
const stored = (key: string) => JSON.parse(localStorage.getItem(`savanna.wallet.${key}`) ?? 'null');
const keep = (key: string, userId: string, value: unknown) =>
  localStorage.setItem(`savanna.wallet.${key}`, JSON.stringify({ userId, value }));

/** Opens the page with the session kept from an earlier visit. */
const openAs = async (name: string) => {
  backend.keepSession(sessionFor(name));
  shared = await freshSharedState();
  await settle();
};

const signIn = async (name: string) => {
  const { auth } = shared.getSupabase();
  await auth.signInWithPassword({ email: `${name}@savanna.test`, password: 'savanna-demo' });
  await settle();
};

/** Holds the answers to a request line until told to go on. */
const holdAnswers = (line: string) => {
  const waiting: ((reply: ApiReply) => void)[] = [];
  backend.api.on(line, () => new Promise((resolve) => waiting.push(resolve)));
  return waiting;
};

const logged = () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  return () => log.mock.calls.map(([message]) => String(message));
};

describe('loading', () => {
  it('is idle without a session and asks nothing', async () => {
    shared = await freshSharedState();
    await settle();
    expect(wallet()).toEqual({ tokens: null, subscription: null, status: 'idle' });
    expect(balance()).toBeNull();
    expect(backend.api.requests).toEqual([]);
    expect(backend.realtime.Socket.all).toEqual([]);
  });

  it('reads the backend when nothing is stored, and stores what it read', async () => {
    backend.realtime.answerJoins('tokens', 'silent');
    backend.realtime.answerJoins('subscriptions', 'silent');
    await openAs('ann');
    expect(reads()).toEqual([1, 1]);
    const [tokens, subscriptions] = backend.api.requests;
    expect(tokens?.query.toString()).toBe('select=token_count&user_id=eq.ann');
    expect(subscriptions?.query.toString()).toBe('select=*&user_id=eq.ann');
    for (const { headers } of backend.api.requests) {
      expect(headers.get('accept')).toBe('application/vnd.pgrst.object+json');
    }
    expect(wallet()).toEqual({
      tokens: 3,
      subscription: subscriptionRow('ann', 15),
      status: 'ready',
    });
    expect(balance()).toBe(18);
    expect(stored('tokens')).toEqual({ userId: 'ann', value: 3 });
    expect(stored('subscription')).toEqual({ userId: 'ann', value: subscriptionRow('ann', 15) });
  });

  it('takes the stored copies first and asks the backend only once the channels have joined', async () => {
    keep('tokens', 'ann', 7);
    keep('subscription', 'ann', subscriptionRow('ann', 1));
    backend.realtime.answerJoins('tokens', 'silent');
    backend.realtime.answerJoins('subscriptions', 'silent');
    await openAs('ann');
    expect(balance()).toBe(8);
    expect(wallet().status).toBe('ready');
    expect(reads()).toEqual([0, 0]);
  });

  it('reconciles each stored copy with one read when its channel has joined', async () => {
    keep('tokens', 'ann', 7);
    keep('subscription', 'ann', subscriptionRow('ann', 1));
    await openAs('ann');
    expect(backend.realtime.tables()).toEqual(['subscriptions', 'tokens']);
    expect(reads()).toEqual([1, 1]);
    expect(balance()).toBe(18);
    expect(stored('tokens').value).toBe(3);
  });

  it.each([
    ["another user's copy", () => keep('tokens', 'bob', 99)],
    ['a copy that is not JSON', () => localStorage.setItem('savanna.wallet.tokens', '{oops')],
    ['a copy of another shape', () => keep('tokens', 'ann', -5)],
    ['a bare number', () => localStorage.setItem('savanna.wallet.tokens', '99')],
  ])('counts %s as absent', async (_, put) => {
    put();
    backend.realtime.answerJoins('tokens', 'silent');
    await openAs('ann');
    expect(wallet().tokens).toBe(3);
    expect(backend.api.count(TOKENS)).toBe(1);
  });

  it('loads once per session, whatever events follow', async () => {
    await openAs('ann');
    const before = reads();
    await shared.getSupabase().auth.refreshSession();
    await signIn('ann');
    await settle();
    expect(reads()).toEqual(before);
    expect(backend.realtime.Socket.all).toHaveLength(1);
    expect(backend.realtime.frames.filter(([, , , event]) => event === 'phx_join')).toHaveLength(2);
  });

  it('keeps the unknown columns of the subscription record', async () => {
    backend.rows.subscriptions.set('ann', { ...subscriptionRow('ann'), invented_later: 'yes' });
    await openAs('ann');
    expect(wallet().subscription).toMatchObject({ invented_later: 'yes' });
    expect(stored('subscription').value.invented_later).toBe('yes');
  });
});

describe('fetch errors', () => {
  it('go to the console only, and leave the balance unknown', async () => {
    const messages = logged();
    backend.api.on(TOKENS, () => ({
      status: 400,
      body: { code: '42P01', message: 'no such table' },
    }));
    await openAs('ann');
    expect(wallet()).toMatchObject({ tokens: null, status: 'failed' });
    expect(balance()).toBeNull();
    expect(messages()).toEqual([
      'The token balance could not be read',
      'The token balance could not be read',
    ]);
    expect(alert).not.toHaveBeenCalled();
    expect(shared.notificationStore.getState().notifications).toEqual([]);
  });

  it('of the subscription likewise', async () => {
    const messages = logged();
    backend.api.on(SUBSCRIPTIONS, () => ({ status: 500, body: { message: 'broken' } }));
    await openAs('ann');
    expect(wallet()).toMatchObject({ tokens: 3, subscription: null, status: 'failed' });
    expect(balance()).toBeNull();
    expect(new Set(messages())).toEqual(new Set(['The subscription could not be read']));
    expect(alert).not.toHaveBeenCalled();
  });

  it('of a later read leave what is known', async () => {
    await openAs('ann');
    const messages = logged();
    backend.api.on(TOKENS, () => ({ status: 400, body: { message: 'broken' } }));
    await shared.refreshWallet();
    expect(balance()).toBe(18);
    expect(wallet().status).toBe('ready');
    expect(messages()).toEqual(['The token balance could not be read']);
  });

  it('include a row of another shape', async () => {
    const messages = logged();
    backend.rows.tokens.set('ann', { user_id: 'ann', token_count: 'many' });
    await openAs('ann');
    expect(wallet().tokens).toBeNull();
    expect(messages()).toContain('The token balance could not be read');
  });

  it('recover by themselves where the network was away for a moment', async () => {
    const messages = logged();
    backend.api.on(TOKENS, unreachable);
    await openAs('ann');
    expect(wallet().tokens).toBeNull();
    backend.api.on(TOKENS, null);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(balance()).toBe(18);
    expect(messages()).toEqual([]);
  });

  it('say when a user has no row, who then has nothing', async () => {
    const messages = logged();
    backend.rows.tokens.delete('ann');
    backend.rows.subscriptions.delete('ann');
    await openAs('ann');
    expect(wallet()).toEqual({ tokens: 0, subscription: null, status: 'ready' });
    expect(balance()).toBe(0);
    expect(messages()).toContain('The token balance could not be read');
    expect(messages()).toContain('The subscription could not be read');
  });
});

describe('live changes', () => {
  it('move the balance and are written back', async () => {
    await openAs('ann');
    const before = reads();
    backend.setTokens('ann', 2);
    await settle();
    expect(balance()).toBe(17);
    expect(stored('tokens')).toEqual({ userId: 'ann', value: 2 });
    const record = subscriptionRow('ann', 40);
    backend.realtime.push({ table: 'subscriptions', type: 'UPDATE', record });
    await settle();
    expect(balance()).toBe(42);
    expect(stored('subscription')).toEqual({ userId: 'ann', value: record });
    expect(reads()).toEqual(before);
  });

  it('asks for all three kinds of change, for this user only', async () => {
    await openAs('ann');
    const joins = backend.realtime.frames.filter(([, , , event]) => event === 'phx_join');
    const bindings = joins.map(
      ([, , , , payload]) =>
        (payload as { config: { postgres_changes: unknown } }).config.postgres_changes,
    );
    const binding = { event: '*', schema: 'public', filter: 'user_id=eq.ann' };
    expect(bindings).toEqual([
      [{ ...binding, table: 'tokens' }],
      [{ ...binding, table: 'subscriptions' }],
    ]);
    for (const [, , , , payload] of joins) {
      expect(payload).toMatchObject({ access_token: expect.stringMatching(/^access-ann/) });
    }
  });

  it('takes deletions of its own row as 0 and none, and an insert after them', async () => {
    await openAs('ann');
    const old = { user_id: 'ann' };
    backend.realtime.push({ table: 'tokens', type: 'DELETE', old });
    backend.realtime.push({ table: 'subscriptions', type: 'DELETE', old });
    await settle();
    expect(wallet()).toEqual({ tokens: 0, subscription: null, status: 'ready' });
    expect(balance()).toBe(0);
    expect(stored('subscription')).toEqual({ userId: 'ann', value: null });
    const record = { user_id: 'ann', token_count: 5 };
    backend.realtime.push({ table: 'tokens', type: 'INSERT', record });
    await settle();
    expect(balance()).toBe(5);
  });

  it('ignores deletions of other users, which arrive unfiltered', async () => {
    await openAs('ann');
    backend.realtime.push({ table: 'tokens', type: 'DELETE', old: { user_id: 'bob' } });
    backend.realtime.push({ table: 'subscriptions', type: 'DELETE', old: {} });
    await settle();
    expect(balance()).toBe(18);
  });

  it('are not overwritten by a read that began before them', async () => {
    await openAs('ann');
    const answers = holdAnswers(TOKENS);
    const refreshed = shared.refreshWallet();
    await settle();
    backend.setTokens('ann', 1);
    await settle();
    answers[0]?.({ body: { token_count: 3 } });
    await refreshed;
    expect(wallet().tokens).toBe(1);
    expect(stored('tokens').value).toBe(1);
  });

  it('give way to a read that began after them', async () => {
    await openAs('ann');
    backend.setTokens('ann', 1);
    await settle();
    backend.rows.tokens.set('ann', { user_id: 'ann', token_count: 9 });
    await shared.refreshWallet();
    expect(wallet().tokens).toBe(9);
  });

  it('of two reads, the one that began later wins however they answer', async () => {
    await openAs('ann');
    const answers = holdAnswers(TOKENS);
    const both = [shared.refreshWallet(), shared.refreshWallet()];
    await settle();
    answers[1]?.({ body: { token_count: 1 } });
    await settle();
    answers[0]?.({ body: { token_count: 2 } });
    await Promise.all(both);
    expect(wallet().tokens).toBe(1);
  });
});

describe('gaps', () => {
  it('reads what was missed once the channels have joined again', async () => {
    logged();
    await openAs('ann');
    const before = reads();
    backend.realtime.Socket.all.at(-1)?.drop();
    backend.rows.tokens.set('ann', { user_id: 'ann', token_count: 0 });
    await jest.advanceTimersByTimeAsync(999);
    expect(balance()).toBe(18);
    await jest.advanceTimersByTimeAsync(1);
    await settle();
    expect(balance()).toBe(15);
    expect(reads()).toEqual(before.map((count) => count + 1));
  });

  it('opens a channel anew that the server closed, with a fresh access token and no alert', async () => {
    await openAs('ann');
    backend.realtime.closeChannels('tokens');
    await settle();
    expect(backend.realtime.tables()).toEqual(['subscriptions']);
    await shared.getSupabase().auth.refreshSession();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(backend.realtime.tables()).toEqual(['subscriptions', 'tokens']);
    const join = backend.realtime.frames.findLast(([, , , event]) => event === 'phx_join');
    expect(join?.[4]).toMatchObject({
      access_token: shared.sessionStore.getState().session?.access_token,
    });
    backend.setTokens('ann', 1);
    await settle();
    expect(balance()).toBe(16);
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('realtime errors', () => {
  const drop = async () => {
    backend.realtime.Socket.all.at(-1)?.drop();
    await settle();
  };

  it('alert for the subscription channel, once per outage, and again after a recovery', async () => {
    logged();
    await openAs('ann');
    backend.realtime.Socket.reachable = false;
    await drop();
    expect(alert.mock.calls).toEqual([[ALERT]]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(alert).toHaveBeenCalledTimes(1);

    backend.realtime.Socket.reachable = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(backend.realtime.tables()).toEqual(['subscriptions', 'tokens']);
    expect(alert).toHaveBeenCalledTimes(1);
    await drop();
    expect(alert).toHaveBeenCalledTimes(2);
  });

  it.each(['error', 'silent'] as const)(
    'alert once while the subscription join stays unanswered or refused (%s)',
    async (answer) => {
      backend.realtime.answerJoins('subscriptions', answer);
      await openAs('ann');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(alert.mock.calls).toEqual([[ALERT]]);
      backend.realtime.answerJoins('subscriptions', 'ok');
      await jest.advanceTimersByTimeAsync(20_000);
      expect(backend.realtime.tables()).toContain('subscriptions');
      expect(alert).toHaveBeenCalledTimes(1);
    },
  );

  it('are only logged for the token channel', async () => {
    const messages = logged();
    backend.realtime.answerJoins('tokens', 'error');
    await openAs('ann');
    expect(messages()).toEqual(['The token channel failed']);
    expect(alert).not.toHaveBeenCalled();
    expect(wallet().tokens).toBe(3);
  });

  it('do not alert when the server closes the channel', async () => {
    await openAs('ann');
    backend.realtime.closeChannels('subscriptions');
    await settle();
    expect(alert).not.toHaveBeenCalled();
  });

  it('do not alert because the page is being left', async () => {
    await openAs('ann');
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(backend.realtime.tables()).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('the end of the session', () => {
  it('removes the channels and forgets the wallet', async () => {
    await openAs('ann');
    await shared.signOut();
    await settle();
    expect(backend.realtime.tables()).toEqual([]);
    expect(shared.getSupabase().getChannels()).toEqual([]);
    expect(wallet()).toEqual({ tokens: null, subscription: null, status: 'idle' });
    backend.setTokens('ann', 100);
    await settle();
    expect(wallet().tokens).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(alert).not.toHaveBeenCalled();
  });

  it('drops an answer that arrives after it', async () => {
    const answers = holdAnswers(TOKENS);
    await openAs('ann');
    await shared.signOut();
    for (const answer of answers) answer({ body: { token_count: 3 } });
    await settle();
    expect(wallet().tokens).toBeNull();
    expect(localStorage.getItem('savanna.wallet.tokens')).toBeNull();
  });

  it('lets nothing of the last user reach the next', async () => {
    await openAs('ann');
    const answers = holdAnswers(TOKENS);
    void shared.refreshWallet();
    await settle();
    backend.api.on(TOKENS, null);
    await shared.signOut();
    await signIn('bob');
    for (const answer of answers) answer({ body: { token_count: 3 } });
    backend.setTokens('ann', 100);
    await settle();
    expect(balance()).toBe(8);
    expect(stored('tokens')).toEqual({ userId: 'bob', value: 8 });
    backend.setTokens('bob', 7);
    await settle();
    expect(balance()).toBe(7);
  });

  it('reloads for a user who signs in over the last one', async () => {
    await openAs('ann');
    await signIn('bob');
    expect(balance()).toBe(8);
    expect(backend.realtime.tables()).toEqual(['subscriptions', 'tokens']);
  });

  it('follows the same user again after signing out and in', async () => {
    await openAs('ann');
    await shared.signOut();
    await signIn('ann');
    backend.setTokens('ann', 1);
    await settle();
    expect(balance()).toBe(16);
  });
});

describe('refreshWallet', () => {
  it('moves the balance although realtime is down', async () => {
    backend.realtime.answerJoins('tokens', 'silent');
    await openAs('ann');
    backend.rows.tokens.set('ann', { user_id: 'ann', token_count: 2 });
    await shared.refreshWallet();
    expect(balance()).toBe(17);
    expect(stored('tokens').value).toBe(2);
  });

  it('does nothing without a session', async () => {
    shared = await freshSharedState();
    await settle();
    await shared.refreshWallet();
    expect(backend.api.requests).toEqual([]);
  });
});
