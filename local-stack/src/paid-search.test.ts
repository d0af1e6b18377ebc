import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestStack, type TestStack } from './testing';
import { signUpUser, type TestUser, testClient } from './testing-client';
import { type CommitProxy, startCommitProxy } from './testing-proxy';

jest.setTimeout(90_000);

/**
 * The stack under test works on another PostgreSQL, by DATABASE_URL and through a relay that can
 * lose the answer to a COMMIT.
 */
let server: TestStack;
let proxy: CommitProxy;
let stack: TestStack;
beforeAll(async () => {
  server = await startTestStack();
  await server.sql`create database other`;
  const { hostname, password } = new URL(server.databaseUrl);
  proxy = await startCommitProxy(`${decodeURIComponent(hostname)}/.s.PGSQL.5432`);
  const url = `postgresql://postgres:${password}@127.0.0.1:${proxy.port}/other`;
  stack = await startTestStack({ sampleScale: 0.05, env: { DATABASE_URL: url } });
});
afterAll(async () => {
  await stack?.stop();
  await proxy?.close();
  await server?.stop();
});

const filters = { typologies: ['1BR', '2BR'] };
const search = (user: TestUser, request_id: string) =>
  user.client.rpc('search_properties', { filters, request_id });

async function wallet(user: TestUser) {
  const [row] = await stack.sql<{ tokens: number; spends: number; searches: number }[]>`
    select t.token_count as tokens,
      (select count(*)::int from public.token_ledger l
        where l.user_id = t.user_id and l.kind = 'spend') as spends,
      (select count(*)::int from public.searches s where s.user_id = t.user_id) as searches
    from public.tokens t where t.user_id = ${user.id}`;
  return row;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function apiIsBack(killed: number): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    await sleep(50);
    if (stack.apiPid() === killed) continue;
    const health = await fetch(`${stack.apiUrl}/healthz`).catch(() => undefined);
    if (health?.ok) return;
  }
  throw new Error('The API did not come back');
}

async function retryChargesOnce(user: TestUser, requestId: string) {
  const retried = await search(user, requestId);
  expect(retried.error).toBeNull();
  expect(retried.data.total).toBeGreaterThan(0);
  expect(retried.data.units.length).toBeGreaterThan(0);
  expect(await wallet(user)).toEqual({ tokens: 2, spends: 1, searches: 1 });
  const again = await search(user, requestId);
  expect(again.data).toMatchObject({ search_id: retried.data.search_id, charged: 0 });
  return retried;
}

it('charges once when the API is killed inside the transaction', async () => {
  const user = await signUpUser(stack);
  const requestId = crypto.randomUUID();
  const pid = stack.apiPid();
  let answer: Promise<{ error: unknown }> | undefined;
  await stack.sql.begin(async (blocker) => {
    await blocker`select 1 from public.tokens where user_id = ${user.id} for update`;
    answer = Promise.resolve(search(user, requestId));
    for (let waiting = 0; waiting === 0; await sleep(20)) {
      const [row] = await stack.sql<{ n: number }[]>`
        select count(*)::int as n from pg_stat_activity
        where usename = 'savanna_authenticator' and wait_event_type = 'Lock'`;
      waiting = row?.n ?? 0;
    }
    process.kill(pid, 'SIGKILL');
    await sleep(50);
  });
  expect((await answer)?.error).not.toBeNull();
  expect(await wallet(user)).toEqual({ tokens: 3, spends: 0, searches: 0 });
  await apiIsBack(pid);
  const retried = await retryChargesOnce(user, requestId);
  expect(retried.data.charged).toBe(1);
});

it('charges once when the API is killed after the commit and before the answer', async () => {
  const user = await signUpUser(stack);
  const requestId = crypto.randomUUID();
  const pid = stack.apiPid();
  const held = proxy.holdCommitOf(requestId);
  const answer = Promise.resolve(search(user, requestId));
  await held;
  process.kill(pid, 'SIGKILL');
  expect((await answer).error).not.toBeNull();
  expect(await wallet(user)).toEqual({ tokens: 2, spends: 1, searches: 1 });
  await apiIsBack(pid);
  const retried = await retryChargesOnce(user, requestId);
  expect(retried.data.charged).toBe(0);
});

it('charges once for the same request id sent many times at once', async () => {
  const user = await signUpUser(stack);
  const requestId = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => search(user, requestId)));
  expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
  expect(new Set(answers.map(({ data }) => data.search_id)).size).toBe(1);
  expect(await wallet(user)).toEqual({ tokens: 2, spends: 1, searches: 1 });
});

it('charges exactly 10 for 100 parallel searches on a balance of 10', async () => {
  const user = await signUpUser(stack);
  await stack.sql`select public.service_grant_demo(user_id => ${user.id}::uuid, tokens => 10)`;
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => search(user, crypto.randomUUID())),
  );
  expect(answers.filter(({ data }) => data?.charged === 1)).toHaveLength(10);
  expect(
    answers.filter(({ status, error }) => status === 402 && error?.code === 'PT402'),
  ).toHaveLength(90);
  expect(await wallet(user)).toEqual({ tokens: 0, spends: 10, searches: 10 });
});

it('keeps sessions over a restart of everything', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-kept-'));
  const first = await startTestStack({ dataDir });
  const user = await signUpUser(first);
  const session = (await user.client.auth.getSession()).data.session;
  await first.stop();
  const second = await startTestStack({ dataDir });
  const client = testClient(second);
  const restored = await client.auth.setSession(session ?? { access_token: '', refresh_token: '' });
  expect(restored.error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.from('tokens').select('token_count').single()).data).toEqual({
    token_count: 3,
  });
  expect((await second.messageTo(user.email)).subject).toBe('Confirm your address');
  await second.stop();
  fs.rmSync(dataDir, { recursive: true });
});
