import { parseArgs } from 'node:util';
import { z } from 'zod';
import { demoAccounts, demoPassword } from './demo/demo-accounts';
import { StackError, startLocalStack } from './index';

/**
 * Runs the embedded backend alone: `node --import tsx local-stack/src/main.ts [--reset] [--json]`.
 * With --json its first line of output is `{ apiUrl, publishableKey, secretKey, databaseUrl }`.
 */
const number = z.coerce.number();
const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  API_PORT: number.int().min(0).max(65535).default(54321),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  SITE_URL: z.string().optional(),
  PORT: number.int().default(3000),
  SAMPLE_SCALE: number.min(0).default(1),
  MIGRATIONS_DIR: z.string().optional(),
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

function fail(error: unknown): never {
  if (error instanceof StackError) complain(`${error.message}\n→ ${error.advice}`);
  else if (error instanceof z.ZodError) {
    for (const { path, message } of error.issues) complain(`${path.join('.')}: ${message}`);
  } else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: { reset: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const env = environmentSchema.parse(process.env);
  const stack = await startLocalStack({
    host: env.HOST,
    apiPort: env.API_PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL || undefined,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    sampleScale: env.SAMPLE_SCALE,
    migrationsDir: env.MIGRATIONS_DIR || undefined,
    demo: true,
    reset: flags.reset,
    log: complain,
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stack.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
  const { apiUrl, publishableKey, secretKey, databaseUrl } = stack;
  if (flags.json) {
    say(JSON.stringify({ apiUrl, publishableKey, secretKey, databaseUrl }));
    return;
  }
  say(`API      ${apiUrl}\nOutbox   ${apiUrl}/outbox\nKey      ${publishableKey}`);
  for (const { email } of demoAccounts) say(`Account  ${email} / ${demoPassword}`);
}

main().catch(fail);
