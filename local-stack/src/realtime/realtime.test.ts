import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { startTestStack, type TestStack } from '../testing';
import { signUpUser, type TestUser, testClient } from '../testing-client';

jest.setTimeout(60_000);

let stack: TestStack;
const clients: SupabaseClient[] = [];
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(async () => {
  for (const client of clients) {
    await client.removeAllChannels();
    client.realtime.disconnect();
  }
  await stack.stop();
});

type Version = '1.0.0' | '2.0.0';

const tracked = (vsn: Version = '2.0.0', key = stack.publishableKey): SupabaseClient => {
  const client = testClient(stack, key, { vsn, heartbeatIntervalMs: 500 });
  clients.push(client);
  return client;
};
const newUser = (vsn: Version): Promise<TestUser> => signUpUser(stack, tracked(vsn));

interface Change {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(condition: () => boolean, ms = 4000): Promise<void> {
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > ms) throw new Error('It did not happen in time');
    await sleep(10);
  }
}

/** Resolves with the first state that is not "joining". */
const subscribed = (channel: RealtimeChannel): Promise<string> =>
  new Promise((resolve) => channel.subscribe((status) => resolve(status)));

async function watch(
  client: SupabaseClient,
  table: string | undefined,
  filter?: string,
): Promise<{ changes: Change[]; channel: RealtimeChannel; system: { status: string }[] }> {
  const changes: Change[] = [];
  const system: { status: string; message: string }[] = [];
  const channel = client
    .channel(`test-${crypto.randomUUID()}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table, filter } as never,
      (change: Change) => changes.push(change),
    )
    .on('system' as never, {}, (message: { status: string; message: string }) =>
      system.push(message),
    );
  expect(await subscribed(channel)).toBe('SUBSCRIBED');
  await until(() => system.length > 0);
  return { changes, channel, system };
}

const setTokens = (userId: string, count: number) =>
  stack.sql`update public.tokens set token_count = ${count} where user_id = ${userId}`;

describe.each<Version>(['1.0.0', '2.0.0'])('Phoenix %s', (vsn) => {
  it('carries insert, update and delete of the own row to its owner alone', async () => {
    const ann = await newUser(vsn);
    const bob = await newUser(vsn);
    const own = await watch(ann.client, 'tokens', `user_id=eq.${ann.id}`);
    const spying = await watch(bob.client, 'tokens', `user_id=eq.${ann.id}`);
    const greedy = await watch(bob.client, undefined);
    const visitor = await watch(tracked(vsn), undefined);

    await setTokens(ann.id, 7);
    await until(() => own.changes.length === 1);
    expect(own.changes[0]).toMatchObject({
      eventType: 'UPDATE',
      new: { user_id: ann.id, token_count: 7 },
      old: { user_id: ann.id },
    });
    await stack.sql`delete from public.tokens where user_id = ${ann.id}`;
    await until(() => own.changes.length === 2);
    expect(own.changes[1]).toMatchObject({ eventType: 'DELETE', old: { user_id: ann.id } });
    expect(Object.keys(own.changes[1]?.old ?? {})).toEqual(['user_id']);
    await stack.sql`insert into public.tokens (user_id, token_count) values (${ann.id}, 9)`;
    await until(() => own.changes.length === 3);
    expect(own.changes[2]).toMatchObject({ eventType: 'INSERT', new: { token_count: 9 } });

    await setTokens(bob.id, 1);
    await until(() => greedy.changes.some(({ eventType }) => eventType === 'UPDATE'));
    for (const { changes } of [spying, greedy, visitor]) {
      const ofAnn = changes.filter((change) => JSON.stringify(change).includes(ann.id));
      expect(ofAnn.every((change) => change.eventType === 'DELETE')).toBe(true);
      expect(ofAnn.every((change) => Object.keys(change.old).join() === 'user_id')).toBe(true);
    }
    expect(visitor.changes.filter(({ eventType }) => eventType !== 'DELETE')).toEqual([]);
  });

  it('stays live over a token refresh and heartbeats; ends with leave', async () => {
    const { client, id } = await newUser(vsn);
    const { changes, channel } = await watch(client, 'tokens', `user_id=eq.${id}`);
    await client.auth.refreshSession();
    await sleep(1200);
    expect(client.realtime.isConnected()).toBe(true);
    await setTokens(id, 11);
    await until(() => changes.length === 1);

    await client.removeChannel(channel);
    await setTokens(id, 13);
    await sleep(150);
    expect(changes).toHaveLength(1);
  });

  it('refuses an expired token', async () => {
    const { id } = await newUser(vsn);
    const client = tracked(vsn);
    await client.realtime.setAuth(tokenFor(id, -10));
    expect(await subscribed(client.channel('expired'))).toBe('CHANNEL_ERROR');
  });

  it('tells when a table is not published, and when a filter cannot be read', async () => {
    const { client, id } = await newUser(vsn);
    const hidden = await watch(client, 'token_ledger');
    expect(hidden.system[0]).toMatchObject({ status: 'error' });
    const broken = await watch(client, 'tokens', `user_id=nonsense.${id}`);
    expect(broken.system[0]).toMatchObject({ status: 'error' });
  });
});

function tokenFor(userId: string, seconds: number): string {
  const { jwtSecret } = JSON.parse(
    fs.readFileSync(path.join(stack.dataDir, 'secrets.json'), 'utf8'),
  );
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'authenticated', sub: userId, exp })}`;
  return `${body}.${crypto.createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}

it('closes a channel when its token runs out', async () => {
  const { id } = await newUser('2.0.0');
  const client = tracked();
  await client.realtime.setAuth(tokenFor(id, 2));
  const { channel, system } = await watch(client, 'tokens', `user_id=eq.${id}`);
  await until(() => channel.state === 'closed', 5000);
  expect(system.at(-1)).toMatchObject({
    status: 'error',
    message: expect.stringContaining('expired'),
  });
});

it('sends rows too large for NOTIFY', async () => {
  await stack.sql`alter publication supabase_realtime add table public.profiles`;
  await stack.sql`
    create trigger savanna_realtime after insert or update or delete on public.profiles
    for each row execute function local_stack.capture_change()`;
  const { client, id } = await newUser('2.0.0');
  const { changes } = await watch(client, 'profiles', `user_id=eq.${id}`);
  const large = { text: 'x'.repeat(20_000) };
  await stack.sql`
    update public.profiles set investment_defaults = ${stack.sql.json(large)} where user_id = ${id}`;
  await until(() => changes.length === 1);
  expect(changes[0]?.new.investment_defaults).toEqual(large);
});

it('comes back when PostgreSQL cuts its connection, and makes clients join again', async () => {
  const { client, id } = await newUser('2.0.0');
  const statuses: string[] = [];
  const changes: Change[] = [];
  const channel = client
    .channel('survivor')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'tokens' } as never,
      (change: Change) => changes.push(change),
    );
  channel.subscribe((status) => statuses.push(status));
  await until(() => statuses.includes('SUBSCRIBED'));
  await stack.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where usename = 'savanna_authenticator'`;
  await until(() => statuses.filter((status) => status === 'SUBSCRIBED').length === 2, 8000);
  await setTokens(id, 21);
  await until(() => changes.some((change) => change.new.token_count === 21));
  const health = await fetch(`${stack.apiUrl}/healthz`);
  expect(health.status).toBe(200);
});

it('is back by itself after the API was killed', async () => {
  const { client, id } = await newUser('2.0.0');
  const { changes, channel } = await watch(client, 'tokens', `user_id=eq.${id}`);
  const pid = stack.apiPid();
  process.kill(pid, 'SIGKILL');
  await until(() => channel.state !== 'joined');
  await until(() => channel.state === 'joined', 15_000);
  expect(stack.apiPid()).not.toBe(pid);
  await setTokens(id, 12);
  await until(() => changes.some((change) => change.new.token_count === 12));
});

describe('a raw socket', () => {
  const url = (key: string) =>
    `${stack.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`;
  const open = async (key = stack.publishableKey) => {
    const socket = new WebSocket(url(key));
    const frames: unknown[][] = [];
    socket.on('message', (data) => frames.push(JSON.parse(data.toString())));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return { socket, frames };
  };

  it('is refused without one of our keys', async () => {
    await expect(open('wrong')).rejects.toThrow('401');
  });

  it('gets its heartbeat, and error replies for what is not offered', async () => {
    const { socket, frames } = await open();
    const ask = (frame: unknown[]) => socket.send(JSON.stringify(frame));
    ask([null, '1', 'phoenix', 'heartbeat', {}]);
    ask(['2', '3', 'realtime:nowhere', 'broadcast', {}]);
    ask(['4', '4', 'realtime:private', 'phx_join', { config: { private: true } }]);
    ask(['5', '5', 'realtime:a', 'phx_join', { config: {} }]);
    ask(['5', '6', 'realtime:a', 'broadcast', { event: 'x' }]);
    await until(() => frames.length === 5);
    const statusOf = (ref: string) =>
      (frames.find(([, own]) => own === ref)?.[4] as { status: string } | undefined)?.status;
    expect(['1', '3', '4', '5', '6'].map(statusOf)).toEqual([
      'ok',
      'error',
      'error',
      'ok',
      'error',
    ]);
    socket.close();
  });

  it('acts for its key when it joins without a token', async () => {
    const { id } = await newUser('2.0.0');
    const { socket, frames } = await open(stack.secretKey);
    const postgres_changes = [
      { event: '*', schema: 'public', table: 'tokens', filter: `user_id=eq.${id}` },
    ];
    socket.send(
      JSON.stringify(['1', '1', 'realtime:all', 'phx_join', { config: { postgres_changes } }]),
    );
    await until(() => frames.length === 2);
    expect(frames[0]?.[4]).toMatchObject({ status: 'ok', response: { postgres_changes } });
    await setTokens(id, 33);
    await until(() => frames.some((frame) => JSON.stringify(frame).includes('"token_count":33')));
    expect(frames.at(-1)?.[3]).toBe('postgres_changes');
    socket.close();
  });

  it('is cut off when it does not read', async () => {
    const { id } = await newUser('2.0.0');
    const { socket, frames } = await open(stack.secretKey);
    const postgres_changes = [{ event: '*', schema: 'public', table: 'profiles' }];
    socket.send(
      JSON.stringify(['1', '1', 'realtime:slow', 'phx_join', { config: { postgres_changes } }]),
    );
    await until(() => frames.length === 2);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.pause();
    const filler = stack.sql.json({ text: 'x'.repeat(500_000) });
    for (let change = 0; change < 30; change += 1) {
      await stack.sql`update public.profiles set investment_defaults = ${filler} where user_id = ${id}`;
    }
    await sleep(500);
    socket.resume();
    await closed;
    const changes = frames.filter(([, , , event]) => event === 'postgres_changes');
    expect(changes.length).toBeLessThan(30);
  });
});

it('is quick: from commit to callback', async () => {
  const { client, id } = await newUser('2.0.0');
  const { changes } = await watch(client, 'tokens', `user_id=eq.${id}`);
  const times: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    await setTokens(id, 100 + i);
    const committed = performance.now();
    await until(() => changes.length === i + 1);
    times.push(performance.now() - committed);
  }
  times.sort((a, b) => a - b);
  expect(times[20]).toBeLessThan(250);
});
