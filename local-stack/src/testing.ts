import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openDatabase, type Sql } from './postgres/open-database';

/** A real stack in a process of its own, for tests: temporary data directory, free port. */
export interface TestStack {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  /** Superuser client. */
  sql: Sql;
  dataDir: string;
  /** The process that runs the stack; the API is its child. */
  process: ChildProcess;
  apiPid(): number;
  /** Newest message to an address, waiting for it up to two seconds. */
  messageTo(recipient: string): Promise<{ subject: string; text: string; html: string }>;
  stop(): Promise<void>;
}

export interface TestStackOptions {
  /** Size of the sample; 0, the default here, writes none. */
  sampleScale?: number;
  /** Migrations instead of supabase/migrations. */
  migrationsDir?: string;
  /** An existing data directory; it is then kept at the end. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Flags of main.ts. */
  flags?: string[];
}

const readySchema = z.object({
  apiUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  databaseUrl: z.string(),
});

const messagesSchema = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
);

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A copy of the migrations with more SQL after them, for tests that need functions of their own. */
export function migrationsWith(extraSql: string): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-migrations-'));
  fs.cpSync(fileURLToPath(new URL('../../supabase/migrations', import.meta.url)), directory, {
    recursive: true,
  });
  fs.writeFileSync(path.join(directory, '29990101000000_test.sql'), extraSql);
  return directory;
}

/** Starts main.ts and waits for its first line; a failed start rejects with what it wrote. */
async function launch(env: Record<string, string>, flags: string[] = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, '--json', ...flags], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-8000);
  });
  const line = await new Promise<string>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code}:\n${complaint}`)));
  });
  return { child, ready: readySchema.parse(JSON.parse(line)) };
}

async function messageTo(apiUrl: string, recipient: string) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const answer: unknown = await (await fetch(`${apiUrl}/outbox.json`)).json();
    const found = messagesSchema.parse(answer).find(({ to }) => to === recipient);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No message to ${recipient}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const dataDir = options.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-test-'));
  const env = {
    API_PORT: '0',
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:3000',
    SAMPLE_SCALE: String(options.sampleScale ?? 0),
    MIGRATIONS_DIR: options.migrationsDir ?? '',
    ...options.env,
  };
  const { child, ready } = await launch(env, options.flags);
  const sql = openDatabase(ready.databaseUrl, { max: 4 });
  return {
    ...ready,
    sql,
    dataDir,
    process: child,
    apiPid: () => Number(fs.readFileSync(path.join(dataDir, 'api.pid'), 'utf8')),
    messageTo: (recipient) => messageTo(ready.apiUrl, recipient),
    stop: async () => {
      await sql.end({ timeout: 1 });
      await stopProcess(child);
      if (!options.dataDir) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
