import { z } from 'zod';
import { type ApiHandler, silent, unreachable } from '../testing/fake-api';
import { type FakeBackend, installFakeBackend } from '../testing/fake-backend';
import { freshSharedState, stopSharedState } from '../testing/fresh-shared-state';

const CALL = 'POST /rest/v1/rpc/preview_search';
const schema = z.object({ count: z.number() });

let backend: FakeBackend;
let shared: Awaited<ReturnType<typeof freshSharedState>>;

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  backend = installFakeBackend();
  shared = await freshSharedState();
});

afterEach(async () => {
  await stopSharedState(shared);
  jest.useRealTimers();
});

const answer = (handler: ApiHandler) => backend.api.on(CALL, handler);
const call = (options = {}) => shared.callRpc('preview_search', { filters: {} }, schema, options);

describe('callRpc', () => {
  it('sends the arguments by name and returns the parsed answer', async () => {
    answer(() => ({ body: { count: 12, more: 'dropped' } }));
    await expect(call()).resolves.toEqual({ ok: true, data: { count: 12 } });
    expect(backend.api.requests[0]).toMatchObject({ method: 'POST', body: { filters: {} } });
    expect(backend.api.requests[0]?.headers.get('authorization')).toBe(
      'Bearer sb_publishable_test',
    );
  });

  it('says where an answer does not have the agreed shape', async () => {
    answer(() => ({ body: { count: 'twelve' } }));
    await expect(call()).resolves.toEqual({
      ok: false,
      error: {
        kind: 'unexpected',
        status: 200,
        message: 'The answer of preview_search does not have the agreed shape',
        details: 'count: Invalid input: expected number, received string',
      },
    });
  });

  it.each([
    [400, 'PT400', 'bad_request'],
    [400, '22P02', 'bad_request'],
    [401, 'PT401', 'no_session'],
    [401, 'PGRST301', 'no_session'],
    [402, 'PT402', 'empty_wallet'],
    [404, 'PT404', 'not_found'],
    [409, 'PT409', 'conflict'],
    [410, 'PT410', 'expired'],
    [413, 'PT413', 'too_many'],
    [429, '', 'rate_limited'],
    [500, 'XX000', 'unavailable'],
    [502, '', 'unavailable'],
    [503, 'PGRST000', 'unavailable'],
    [504, '', 'unavailable'],
    [403, '42501', 'unexpected'],
    // A proxy in between may change the status, never the code.
    [500, 'PT402', 'empty_wallet'],
  ])('types an answer %i with code "%s" as %s', async (status, code, kind) => {
    answer(() => ({ status, body: { code, message: 'in words', details: 'more', hint: null } }));
    await expect(call()).resolves.toEqual({
      ok: false,
      error: { kind, status, message: 'in words', details: 'more', retryAfter: undefined },
    });
    expect(backend.api.count(CALL)).toBe(1);
  });

  it('types a gateway page that is not JSON', async () => {
    answer(() => ({ status: 502, body: '<html>' }));
    await expect(call()).resolves.toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  it.each([
    ['seconds', () => '17', 17],
    ['an HTTP date', () => new Date(Date.now() + 90_000).toUTCString(), 90],
  ])('tells the time to wait, given as %s', async (_, header, seconds) => {
    jest.setSystemTime(1_800_000_000_000);
    answer(() => ({
      status: 429,
      body: { code: '', message: 'slow down' },
      headers: { 'retry-after': header() },
    }));
    await expect(call()).resolves.toMatchObject({
      error: { kind: 'rate_limited', retryAfter: seconds },
    });
  });

  it('tells the time to wait that a database function puts in the details', async () => {
    answer(() => ({
      status: 429,
      body: { code: 'PT429', message: 'Too many previews', details: '{"retry_after": 41}' },
    }));
    await expect(call()).resolves.toMatchObject({
      error: { kind: 'rate_limited', retryAfter: 41 },
    });
  });

  it('types an unreachable server, and asks it once', async () => {
    answer(unreachable);
    await expect(call()).resolves.toMatchObject({ error: { kind: 'network', status: 0 } });
    expect(backend.api.count(CALL)).toBe(1);
  });

  it('gives up after 30 s by default, or the time given', async () => {
    answer(silent);
    const usual = call();
    const hasty = call({ timeoutMs: 2_000 });
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(hasty).resolves.toEqual({
      ok: false,
      error: { kind: 'network', status: 0, message: 'No answer within 2 s' },
    });
    await jest.advanceTimersByTimeAsync(27_999);
    const pending = Symbol('pending');
    await expect(Promise.race([usual, Promise.resolve(pending)])).resolves.toBe(pending);
    await jest.advanceTimersByTimeAsync(1);
    await expect(usual).resolves.toMatchObject({ error: { kind: 'network' } });
  });

  it("rejects with the reason of the caller's abort, and only then", async () => {
    answer(silent);
    const abort = new AbortController();
    const rejected = expect(call({ signal: abort.signal })).rejects.toThrow('left the page');
    await jest.advanceTimersByTimeAsync(10);
    abort.abort(new Error('left the page'));
    await rejected;
    await expect(call({ signal: abort.signal })).rejects.toThrow('left the page');
    expect(backend.api.count(CALL)).toBe(1);
  });
});

describe('callRpcWithRetry', () => {
  const paid = { filters: {}, request_id: '6f1c3f0e-3f0b-4c8e-9c8f-0d3d4d1f2a3b' };
  const retry = (options = {}) => shared.callRpcWithRetry('preview_search', paid, schema, options);

  it.each([
    ['unreachable', unreachable],
    ['502', () => ({ status: 502, body: { message: 'gateway' } })],
    ['503', () => ({ status: 503, body: { message: 'starting' } })],
    ['504', () => ({ status: 504, body: { message: 'slow' } })],
  ] as [string, ApiHandler][])(
    'tries four times, 200, 400 and 800 ms apart, while the server is %s',
    async (_, handler) => {
      const moments: number[] = [];
      const since = Date.now();
      answer((request) => {
        moments.push(Date.now() - since);
        return handler(request);
      });
      const result = retry();
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(result).resolves.toMatchObject({ ok: false });
      expect(moments).toEqual([0, 200, 600, 1_400]);
      expect(new Set(backend.api.requests.map(({ body }) => JSON.stringify(body)))).toEqual(
        new Set([JSON.stringify(paid)]),
      );
    },
  );

  it('returns the first answer', async () => {
    let attempts = 0;
    answer(() => {
      attempts += 1;
      return attempts < 3 ? { status: 503, body: { message: 'starting' } } : { body: { count: 1 } };
    });
    const result = retry();
    await jest.advanceTimersByTimeAsync(600);
    await expect(result).resolves.toEqual({ ok: true, data: { count: 1 } });
  });

  it.each([400, 401, 402, 404, 409, 410, 413, 429, 500])('does not repeat a %i', async (status) => {
    answer(() => ({ status, body: { message: 'no' } }));
    await expect(retry()).resolves.toMatchObject({ ok: false });
    expect(backend.api.count(CALL)).toBe(1);
  });

  it('stops when the caller aborts between two tries', async () => {
    answer(unreachable);
    const abort = new AbortController();
    const rejected = expect(retry({ signal: abort.signal })).rejects.toThrow('left');
    await jest.advanceTimersByTimeAsync(100);
    abort.abort(new Error('left'));
    await rejected;
    expect(backend.api.count(CALL)).toBe(1);
  });
});

describe('unwrap', () => {
  it('gives the data', () => {
    expect(shared.unwrap({ ok: true, data: 5 })).toBe(5);
  });

  it('throws the typed error', () => {
    const error = { kind: 'empty_wallet', status: 402, message: 'Your wallet is empty' } as const;
    const thrown = (() => {
      try {
        return shared.unwrap({ ok: false, error });
      } catch (caught) {
        return caught;
      }
    })();
    expect(thrown).toBeInstanceOf(shared.RpcFailure);
    expect(thrown).toMatchObject({ name: 'RpcFailure', message: error.message, reason: error });
  });
});
