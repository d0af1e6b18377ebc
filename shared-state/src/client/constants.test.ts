import { unreachable } from '../testing/fake-api';
import { type FakeBackend, installFakeBackend } from '../testing/fake-backend';
import { freshSharedState, settle, stopSharedState } from '../testing/fresh-shared-state';
import { sessionFor } from '../testing/sessions';

let backend: FakeBackend;
let shared: Awaited<ReturnType<typeof freshSharedState>>;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  backend = installFakeBackend();
  backend.seed('ann', 3);
});

afterEach(async () => {
  await stopSharedState(shared);
  jest.useRealTimers();
});

const REFRESH = 'POST /auth/v1/token';

/** Milliseconds after `since` at which something happened, found by advancing in small steps. */
async function momentsOf(count: () => number, times: number, step: number): Promise<number[]> {
  const since = Date.now();
  const moments: number[] = [];
  let seen = count();
  while (moments.length < times && Date.now() - since < 120_000) {
    await jest.advanceTimersByTimeAsync(step);
    if (count() > seen) moments.push(Date.now() - since);
    seen = count();
  }
  return moments;
}

describe('session constants of the running client', () => {
  it('checks every 30 s and refreshes when 3 ticks or fewer remain', async () => {
    // 4 ticks and 5 s remain at the first check, so the second one, 30 s on, finds 3.
    backend.keepSession(sessionFor('ann', 4 * 30 + 5));
    shared = await freshSharedState();
    await settle();
    expect(backend.api.count(REFRESH)).toBe(0);
    expect(await momentsOf(() => backend.api.count(REFRESH), 1, 1_000)).toEqual([30_000]);
  });

  it('does not refresh while more than 3 ticks remain', async () => {
    backend.keepSession(sessionFor('ann', 6 * 30 + 5));
    shared = await freshSharedState();
    await jest.advanceTimersByTimeAsync(2 * 30_000 + 1_000);
    expect(backend.api.count(REFRESH)).toBe(0);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(backend.api.count(REFRESH)).toBe(1);
  });

  it('retries a failed refresh after 200 ms, doubling', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    backend.api.on(REFRESH, unreachable);
    backend.keepSession(sessionFor('ann', 30));
    shared = await freshSharedState();
    await settle();
    expect(backend.api.count(REFRESH)).toBe(1);
    const moments = await momentsOf(() => backend.api.count(REFRESH), 5, 50);
    const gaps = moments.map((moment, index) => moment - (moments[index - 1] ?? 0));
    expect(gaps).toEqual([200, 400, 800, 1_600, 3_200]);
    expect(log.mock.calls.every(([error]) => /Failed to fetch/.test(String(error)))).toBe(true);
    backend.api.on(REFRESH, null);
    await jest.advanceTimersByTimeAsync(30_000);
  });
});

describe('realtime constants of the running client', () => {
  it('has a heartbeat of 30 s, a time-out of 10 s and the four reconnect delays', async () => {
    shared = await freshSharedState();
    const { realtime } = shared.getSupabase();
    expect(realtime.heartbeatIntervalMs).toBe(30_000);
    expect(realtime.timeout).toBe(10_000);
    expect([1, 2, 3, 4, 5, 9].map((attempt) => realtime.reconnectAfterMs(attempt))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
  });

  it('sends a heartbeat 30 s after connecting', async () => {
    backend.keepSession(sessionFor('ann'));
    shared = await freshSharedState();
    await settle();
    const heartbeats = () =>
      backend.realtime.frames.filter(([, , , event]) => event === 'heartbeat').length;
    expect(await momentsOf(heartbeats, 2, 1_000)).toEqual([30_000, 60_000]);
  });

  it('reconnects after 1, 2, 5, 10 and 10 s', async () => {
    jest.spyOn(window, 'alert').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    backend.keepSession(sessionFor('ann'));
    shared = await freshSharedState();
    await settle();
    const { Socket } = backend.realtime;
    Socket.reachable = false;
    Socket.all.at(-1)?.drop();
    const moments = await momentsOf(() => Socket.all.length, 5, 500);
    const gaps = moments.map((moment, index) => moment - (moments[index - 1] ?? 0));
    expect(gaps).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
  });

  it('gives a join 10 s', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    backend.realtime.answerJoins('tokens', 'silent');
    backend.keepSession(sessionFor('ann'));
    shared = await freshSharedState();
    await settle();
    const timeOuts = () => log.mock.calls.filter(([, error]) => /TIMED_OUT/.test(String(error)));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(timeOuts()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(timeOuts()).toHaveLength(1);
  });
});

describe('storage constants of the running client', () => {
  it('lists 100 objects and caches uploads for 3600 s by default', async () => {
    shared = await freshSharedState();
    const { storage } = shared.getSupabase();
    backend.api.on('POST /storage/v1/object/list/reports', () => ({ body: [] }));
    backend.api.on('POST /storage/v1/object/reports/a.csv', () => ({
      body: { Id: '1', Key: 'reports/a.csv' },
    }));
    await storage.from('reports').list();
    await storage.from('reports').upload('a.csv', 'a,b');
    const [list, upload] = backend.api.requests.filter(({ path }) => path.startsWith('/storage'));
    expect(list?.body).toMatchObject({ limit: 100 });
    expect(upload?.headers.get('cache-control')).toBe('max-age=3600');
  });
});
