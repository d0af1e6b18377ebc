import fs from 'node:fs';
import { migrationsWith, startTestStack, type TestStack } from '../testing';
import { signUpUser, type TestUser, testClient } from '../testing-client';

jest.setTimeout(60_000);

const testSql = `
create table public.types_probe (
  id bigint primary key, amount numeric(12, 2), at timestamptz, local timestamp, day date,
  document jsonb, tags text[], raw bytea);
insert into public.types_probe values (
  1, 12.50, '2026-01-02 03:04:05.678901+02', '2026-01-02 03:04:05', '2026-01-02',
  '{"a": 1}', '{x,y}', 'ab');
create table public.many_probe as select i as id from generate_series(1, 1500) i;
create table public.closed_probe (id int primary key);
revoke all on public.closed_probe from anon, authenticated;
create schema hidden;
create table hidden.secrets (id int primary key, probe bigint references public.types_probe (id));
grant usage on schema hidden to anon, authenticated, service_role;
grant select on hidden.secrets to anon, authenticated, service_role;
grant all on public.types_probe, public.many_probe to anon, authenticated, service_role;

create function public.raise_probe(kind text) returns int language plpgsql as $$
begin
  case kind
    when 'P0001' then raise exception 'plain' using hint = 'h', detail = 'd';
    when '22012' then return 1 / 0;
    when 'nap' then perform pg_sleep(20);
    else raise exception 'told so' using errcode = kind, hint = 'h', detail = 'd';
  end case;
  return 1;
end $$;
create function public.echo_probe(value jsonb) returns jsonb language sql as $$ select value $$;
create function public.claims_probe() returns jsonb language sql stable as $$
  select jsonb_build_object('uid', auth.uid(), 'role', auth.role(), 'email', auth.email(),
    'user', current_user, 'path', current_setting('request.path'),
    'headers', current_setting('request.headers')::jsonb) $$;
create function public.end_my_connection() returns int language plpgsql as $$
begin
  perform pg_sleep(0.4);
  return 1;
end $$;
grant execute on all functions in schema public to anon, authenticated, service_role;
`;

let migrationsDir: string;
let stack: TestStack;
let user: TestUser;
beforeAll(async () => {
  migrationsDir = migrationsWith(testSql);
  stack = await startTestStack({ migrationsDir });
  user = await signUpUser(stack);
});
afterAll(async () => {
  await stack.stop();
  fs.rmSync(migrationsDir, { recursive: true });
});

const visitor = () => testClient(stack);

describe('error statuses, as PostgREST gives them', () => {
  it.each([
    ['P0001', 400],
    ['PT400', 400],
    ['PT402', 402],
    ['PT404', 404],
    ['PT409', 409],
    ['PT410', 410],
    ['PT413', 413],
    ['23514', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['22012', 400],
    ['42501', 403],
    ['28000', 403],
    ['40001', 500],
    ['40P01', 500],
    ['57014', 500],
    ['57P01', 503],
    ['08006', 503],
    ['53300', 503],
    ['XX000', 500],
    ['ZZ001', 400],
  ])('%s → %i', async (kind, status) => {
    const answer = await user.client.rpc('raise_probe', { kind });
    expect(answer.status).toBe(status);
    expect(answer.error?.code).toBe(status === 503 && kind !== '53300' ? 'PGRST001' : kind);
    if (/^(P0|PT)/.test(kind)) expect(answer.error).toMatchObject({ hint: 'h', details: 'd' });
  });

  it('answers 401 instead of 403 without a session', async () => {
    expect((await visitor().rpc('raise_probe', { kind: '42501' })).status).toBe(401);
    expect((await visitor().from('closed_probe').select()).status).toBe(401);
    expect((await user.client.from('closed_probe').select()).status).toBe(403);
  });

  it('answers 404 for what does not exist', async () => {
    const rpc = await visitor().rpc('no_such_function');
    expect([rpc.status, rpc.error?.code]).toEqual([404, 'PGRST202']);
    const table = await visitor().from('no_such_table').select();
    expect([table.status, table.error?.code]).toEqual([404, 'PGRST205']);
    const single = await user.client.from('tokens').select().eq('token_count', -1).single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
  });

  it('ends a statement that runs too long', async () => {
    const started = Date.now();
    const answer = await visitor().rpc('raise_probe', { kind: 'nap' });
    expect([answer.status, answer.error?.code]).toEqual([500, '57014']);
    expect(Date.now() - started).toBeLessThan(6000);
  });

  it('answers 503 with Retry-After when its connection is cut, and works again at once', async () => {
    const running = fetch(`${stack.apiUrl}/rest/v1/rpc/end_my_connection`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: '{}',
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await stack.sql`
      select pg_terminate_backend(pid) from pg_stat_activity where usename = 'savanna_authenticator'`;
    const answer = await running;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ code: 'PGRST001' });
    await stack.sql`
      select pg_terminate_backend(pid) from pg_stat_activity where usename = 'savanna_auth_admin'`;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await user.client.from('tokens').select()).error).toBeNull();
    expect((await user.client.auth.getUser()).error).toBeNull();
  });
});

describe('values', () => {
  it('come as PostgREST writes them', async () => {
    const { data } = await visitor().from('types_probe').select().single();
    expect(data).toEqual({
      id: 1,
      amount: 12.5,
      at: '2026-01-02T01:04:05.678901+00:00',
      local: '2026-01-02T03:04:05',
      day: '2026-01-02',
      document: { a: 1 },
      tags: ['x', 'y'],
      raw: '\\x6162',
    });
  });

  it('go in and come back the same', async () => {
    const row = {
      id: 2,
      amount: 1.25,
      at: '2026-02-03T04:05:06.7+00:00',
      document: { list: [1, 'two', null] },
      tags: ['ä', 'b,c'],
    };
    const { data, error } = await visitor().from('types_probe').insert(row).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject(row);
  });

  it.each([[{ a: [1, { b: null }] }], [['x']], [7], ['plain text'], [true]])(
    'hands %j to a jsonb argument unchanged',
    async (value) => {
      expect((await visitor().rpc('echo_probe', { value })).data).toEqual(value);
    },
  );
});

describe('who asks', () => {
  it('reaches the function: role, user and request, without keys and claimed addresses', async () => {
    const { data } = await user.client
      .rpc('claims_probe')
      .setHeader('X-Forwarded-For', '198.51.100.1');
    expect(data).toMatchObject({
      uid: user.id,
      role: 'authenticated',
      user: 'authenticated',
      email: user.email,
      path: '/rpc/claims_probe',
    });
    expect(data.headers).not.toHaveProperty('authorization');
    expect(data.headers).not.toHaveProperty('apikey');
    expect(data.headers).toHaveProperty('x-client-info');
    expect(data.headers).not.toHaveProperty('x-forwarded-for');
    expect((await visitor().rpc('claims_probe')).data).toMatchObject({ uid: null, user: 'anon' });
    const secret = testClient(stack, stack.secretKey);
    expect((await secret.rpc('claims_probe')).data).toMatchObject({ user: 'service_role' });
  });

  it.each([
    ['garbage', 'PGRST301'],
    ['eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', 'PGRST301'],
  ])('is refused with the token %s', async (token, code) => {
    const response = await fetch(`${stack.apiUrl}/rest/v1/types_probe`, {
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code });
  });

  it('sees own rows only', async () => {
    const other = await signUpUser(stack);
    const seen = await user.client.from('tokens').select('user_id');
    expect(seen.data).toEqual([{ user_id: user.id }]);
    expect((await user.client.from('tokens').select().eq('user_id', other.id)).data).toEqual([]);
    expect((await visitor().from('tokens').select()).data ?? []).toEqual([]);
  });
});

describe('what is exposed', () => {
  it('is schema public alone, also through embedding and profiles', async () => {
    expect((await visitor().from('secrets').select()).status).toBe(404);
    expect((await visitor().schema('hidden').from('secrets').select()).status).toBe(406);
    expect((await visitor().schema('auth').from('users').select()).status).toBe(406);
    expect((await visitor().from('types_probe').select('*, secrets(*)')).status).toBe(400);
    expect((await visitor().from('users').select()).status).toBe(404);
  });

  it('does not grow at a restart: revoked stays revoked', async () => {
    await stack.stop();
    const dataDir = fs.mkdtempSync(`${stack.dataDir}-kept-`);
    const first = await startTestStack({ migrationsDir, dataDir });
    expect((await testClient(first).from('closed_probe').select()).status).toBe(401);
    await first.sql`revoke select on public.many_probe from anon`;
    await first.stop();
    stack = await startTestStack({ migrationsDir, dataDir });
    expect((await visitor().from('closed_probe').select()).status).toBe(401);
    expect((await visitor().from('many_probe').select()).status).toBe(401);
    await stack.sql`grant select on public.many_probe to anon`;
    user = await signUpUser(stack);
  });
});

describe('limits', () => {
  it('answers 60 previews a minute to one address, whatever address the client claims', async () => {
    const previewAs = (headers: Record<string, string>) =>
      fetch(`${stack.apiUrl}/rest/v1/rpc/preview_search`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...headers },
        body: '{"filters":{}}',
      });
    await stack.sql`
      select pg_sleep(case when second > 50 then 60 - second else 0 end)
        from (select extract(second from clock_timestamp())::float8 as second) clock`;
    await stack.sql`delete from private.rate_counters`;

    const statuses: number[] = [];
    for (let i = 0; i < 60; i += 1) {
      const claimed = `198.51.100.${i}`;
      const answer = await previewAs({ 'x-forwarded-for': claimed, 'cf-connecting-ip': claimed });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array(60).fill(200));

    const refused = await visitor().rpc('preview_search', { filters: {} });
    expect(refused).toMatchObject({ status: 429, data: null, error: { code: 'PT429' } });
    expect(refused.error?.message).toMatch(/^More than 60 previews in a minute/);
    const { retry_after } = JSON.parse(refused.error?.details ?? '');

    const spoofed = await previewAs({
      ...{ 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.2' },
      ...{ 'x-real-ip': '203.0.113.3', forwarded: 'for=203.0.113.4' },
    });
    expect(spoofed.status).toBe(429);
    expect(Number(spoofed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(spoofed.headers.get('retry-after'))).toBeLessThanOrEqual(retry_after);
    expect(await spoofed.json()).toMatchObject({ code: 'PT429', hint: null });

    expect(
      await stack.sql`
        select hits, address_hash = encode(sha256('127.0.0.1'), 'hex') as "isThePeer"
          from private.rate_counters`,
    ).toEqual([{ hits: 60, isThePeer: true }]);
    expect((await user.client.from('tokens').select()).status).toBe(200);
  });

  it('answers at most 1000 rows', async () => {
    expect((await visitor().from('many_probe').select()).data).toHaveLength(1000);
    expect((await visitor().from('many_probe').select().range(0, 1400)).data).toHaveLength(1000);
  });

  it('refuses a body over 1 MB', async () => {
    const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/echo_probe`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ value: 'x'.repeat(1_100_000) }),
    });
    expect(response.status).toBe(413);
  });
});

it('answers unknown functions and storage with a typed error and CORS', async () => {
  const call = await fetch(`${stack.apiUrl}/functions/v1/nope`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, origin: 'http://localhost:3000' },
  });
  expect(call.status).toBe(404);
  expect(await call.json()).toMatchObject({ code: 'NOT_FOUND' });
  expect(call.headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await fetch(`${stack.apiUrl}/rest/v1/tokens`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'apikey,authorization,x-client-info',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
});
