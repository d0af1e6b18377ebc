import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from './data-dir/process-identity';
import { type StackConfig, StackError, startLocalStack } from './index';
import { startTestStack, type TestStack } from './testing';
import { testClient } from './testing-client';

jest.setTimeout(90_000);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-start-'));
const migrationsDir = path.join(root, 'migrations');
fs.mkdirSync(migrationsDir);
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const fresh = (name: string): string => fs.mkdtempSync(path.join(root, `${name}-`));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(condition: () => boolean, ms = 6000): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > ms) throw new Error('It did not happen in time');
    await sleep(20);
  }
}

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs a start that must fail and returns what it told the operator. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, '--json'], {
    env: {
      ...process.env,
      API_PORT: '0',
      SITE_URL: 'http://localhost:3000',
      SAMPLE_SCALE: '0',
      MIGRATIONS_DIR: migrationsDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n\s+at /);
  return output;
}

/** The same without a process of its own, for starts that fail before the database runs. */
async function refusal(config: Partial<StackConfig>): Promise<string> {
  const started = startLocalStack({
    apiPort: 0,
    dataDir: fresh('refused'),
    siteUrl: 'http://localhost:3000',
    sampleScale: 0,
    demo: true,
    migrationsDir,
    ...config,
  });
  const error: unknown = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StackError))
    throw new Error('The start was not refused in words', { cause: error });
  return `${error.message}\n${error.advice}`;
}

const postmasterPid = (dataDir: string): number =>
  Number.parseInt(fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

describe('a start that cannot succeed says why and what to do', () => {
  it('on an occupied port', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as net.AddressInfo;
    const dataDir = fresh('port');
    const output = await refusal({ apiPort: port, dataDir });
    expect(output).toContain(`Port ${port} on 127.0.0.1`);
    expect(output).toContain('set API_PORT to a free port');
    expect(fs.readdirSync(dataDir)).toEqual([]);
    other.close();
  });

  it('with an unreachable DATABASE_URL', async () => {
    const output = await refusal({
      databaseUrl: 'postgresql://postgres:x@127.0.0.1:9/postgres',
    });
    expect(output).toContain('cannot be reached');
    expect(output).toContain('DATABASE_URL');
  });

  it('with wrong values', async () => {
    const output = await failedStart({ DATA_DIR: fresh('env'), API_PORT: 'eighty' });
    expect(output).toContain('API_PORT');
    expect(await refusal({ host: '0.0.0.0', demo: false })).toContain('loopback');
    expect(await refusal({ host: '0.0.0.0' })).toContain('demo');
    expect(await refusal({ databaseUrl: 'mysql://x' })).toContain('postgres://');
  });

  it('when DATA_DIR is a file', async () => {
    const file = path.join(root, 'a-file');
    fs.writeFileSync(file, 'precious');
    expect(await refusal({ dataDir: file })).toContain('cannot be used');
    expect(await refusal({ dataDir: file, reset: true })).toContain('not touched');
    expect(fs.readFileSync(file, 'utf8')).toBe('precious');
  });

  it('when --reset meets a directory that is not ours', async () => {
    const dataDir = fresh('foreign');
    fs.writeFileSync(path.join(dataDir, 'thesis.txt'), 'precious');
    expect(await refusal({ dataDir, reset: true })).toContain('not touched');
    expect(fs.readdirSync(dataDir)).toEqual(['thesis.txt']);
  });

  it('when the database directory is none, of another version, or incomplete', async () => {
    const dataDir = fresh('corrupt');
    const cluster = path.join(dataDir, 'postgres');
    fs.mkdirSync(path.join(cluster, 'global'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'secrets.json'), secretsText());
    expect(await refusal({ dataDir })).toContain('not a PostgreSQL data directory');
    fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '15\n');
    expect(await refusal({ dataDir })).toContain('made by PostgreSQL 15');
    fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '18\n');
    const output = await refusal({ dataDir });
    expect(output).toContain('damaged');
    expect(output).toContain('npm start -- --reset');
    expect(fs.readdirSync(cluster).sort()).toEqual(['PG_VERSION', 'global']);
  });

  it('when the secrets of an existing database are lost or damaged', async () => {
    const dataDir = fresh('secrets');
    fs.mkdirSync(path.join(dataDir, 'postgres'));
    expect(await refusal({ dataDir })).toContain('secrets.json is missing');
    fs.writeFileSync(path.join(dataDir, 'secrets.json'), '{"jwtSecret": 1}');
    expect(await refusal({ dataDir })).toContain('secrets.json is damaged');
  });
});

function secretsText(): string {
  const long = 'x'.repeat(40);
  return JSON.stringify({
    jwtSecret: long,
    publishableKey: `sb_publishable_${long}`,
    secretKey: `sb_secret_${long}`,
    postgresPassword: long,
    authenticatorPassword: long,
    authAdminPassword: long,
  });
}

describe('one data directory through its life', () => {
  const dataDir = path.join(root, 'nested', 'life');
  const migration = path.join(migrationsDir, '20260101000000_notes.sql');
  const options = { dataDir, migrationsDir };
  let stack: TestStack;

  it('is made below a directory others cannot enter, and PostgreSQL is not root', async () => {
    fs.mkdirSync(path.join(root, 'nested'), { mode: 0o700 });
    fs.writeFileSync(migration, 'create table public.notes (id int primary key, body text);');
    stack = await startTestStack(options);
    const pid = postmasterPid(dataDir);
    if (process.platform === 'linux') {
      expect(fs.statSync(`/proc/${pid}`).uid).not.toBe(0);
    }
    expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    const [settings] = await stack.sql`
      select current_setting('fsync') as fsync, current_setting('listen_addresses') as listen`;
    expect(settings).toEqual({ fsync: 'on', listen: '' });
    const trusted = await stack.sql`select 1 from pg_hba_file_rules where auth_method = 'trust'`;
    expect(trusted).toHaveLength(0);
  });

  it('refuses a second start', async () => {
    expect(await failedStart({ DATA_DIR: dataDir })).toContain('in use by another start');
    expect((await fetch(`${stack.apiUrl}/healthz`)).ok).toBe(true);
  });

  it('brings the database back when it is killed', async () => {
    const pid = postmasterPid(dataDir);
    await stack.sql`insert into public.notes values (1, 'kept')`;
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid));
    const client = testClient(stack);
    let status = 0;
    for (let attempt = 0; status !== 200 && attempt < 200; attempt += 1) {
      status = (await client.from('notes').select()).status;
      expect([200, 503]).toContain(status);
      await sleep(50);
    }
    expect((await client.from('notes').select()).data).toEqual([{ id: 1, body: 'kept' }]);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await fetch(`${stack.apiUrl}/healthz`)).ok) return;
      await sleep(50);
    }
    throw new Error('realtime did not come back');
  });

  it('survives being killed: the API ends, the next start takes over the orphan', async () => {
    const api = stack.apiPid();
    const orphan = postmasterPid(dataDir);
    stack.process.kill('SIGKILL');
    await until(() => !isAlive(api));
    expect(isAlive(orphan)).toBe(true);
    await stack.stop();
    stack = await startTestStack(options);
    expect(isAlive(orphan)).toBe(false);
    expect((await testClient(stack).from('notes').select()).data).toEqual([
      { id: 1, body: 'kept' },
    ]);
  });

  it('stops everything it started within five seconds', async () => {
    const pids = [stack.apiPid(), postmasterPid(dataDir), Number(stack.process.pid)];
    const client = testClient(stack);
    await new Promise((resolve) => client.channel('open').subscribe(resolve));
    const started = Date.now();
    await stack.stop();
    client.realtime.disconnect();
    expect(Date.now() - started).toBeLessThan(5000);
    expect(pids.map(isAlive)).toEqual([false, false, false]);
    expect(fs.existsSync(path.join(dataDir, 'stack.lock'))).toBe(false);
  });

  it('keeps nothing of a migration that fails, and tells which and why', async () => {
    const broken = path.join(migrationsDir, '20260102000000_broken.sql');
    fs.writeFileSync(broken, 'alter table public.notes add stars int;\nselect 1 / 0;');
    const output = await failedStart({ DATA_DIR: dataDir });
    expect(output).toContain('20260102000000_broken.sql failed and was undone: division by zero');
    fs.writeFileSync(broken, 'alter table public.notes add stars int;');
    stack = await startTestStack(options);
    const versions = await stack.sql`
      select version, name from supabase_migrations.schema_migrations order by version`;
    expect([...versions]).toEqual([
      { version: '20260101000000', name: 'notes' },
      { version: '20260102000000', name: 'broken' },
    ]);
    await stack.stop();
    fs.rmSync(broken);
  });

  it('says what to do when its files are damaged, and begins afresh with --reset', async () => {
    const control = path.join(dataDir, 'postgres', 'global', 'pg_control');
    fs.writeFileSync(control, Buffer.alloc(8192));
    const output = await failedStart({ DATA_DIR: dataDir });
    expect(output).toContain('PostgreSQL could not open');
    expect(output).toContain('npm start -- --reset');
    stack = await startTestStack({ ...options, flags: ['--reset'] });
    expect((await testClient(stack).from('notes').select()).data).toEqual([]);
    const [backup] = fs
      .readdirSync(path.dirname(dataDir))
      .filter((n) => n.startsWith('life-backup-'));
    expect(fs.existsSync(path.join(root, 'nested', backup ?? '', 'postgres', 'PG_VERSION'))).toBe(
      true,
    );
    await stack.stop();
  });
});

describe('the outbox', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ migrationsDir });
  });
  afterAll(() => stack.stop());

  it('lists messages newest first, and shows them where nothing can run', async () => {
    const hostile = { full_name: '<script>alert(1)</script>' };
    const client = testClient(stack);
    for (const email of ['one@example.com', 'two@example.com']) {
      await client.auth.signUp({ email, password: 'Correct-horse-1', options: { data: hostile } });
    }
    const answer = await fetch(`${stack.apiUrl}/outbox.json`, {
      headers: { origin: 'http://evil.test' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const list = (await answer.json()) as Record<string, string>[];
    expect(list.map(({ to }) => to)).toEqual(['two@example.com', 'one@example.com']);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['at', 'html', 'subject', 'text', 'to']);
    const page = await fetch(`${stack.apiUrl}/outbox`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('Confirm your address');
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).not.toContain('<script');
  });

  it('is not read under a foreign name', async () => {
    const { port } = new URL(stack.apiUrl);
    const status = await new Promise((resolve) => {
      const socket = net.connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /outbox.json HTTP/1.1\r\nHost: rebound.evil.test\r\n\r\n'),
      );
      socket.once('data', (data) => {
        resolve(data.toString().split(' ')[1]);
        socket.destroy();
      });
    });
    expect(status).toBe('403');
  });

  it('lets 120 sign-ups and 300 sign-ins a minute pass from this machine', async () => {
    // Counted before they are refused for their content, which spares 420 password hashes.
    const post = (route: string, body: unknown) =>
      fetch(`${stack.apiUrl}/auth/v1/${route}`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const statuses = await Promise.all([
      ...Array.from({ length: 120 }, () => post('signup', { email: 'a@b.co', password: 'short' })),
      ...Array.from({ length: 300 }, () => post('token?grant_type=password', {})),
    ]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([422, 400]));
  });
});
