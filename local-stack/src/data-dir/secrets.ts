import crypto from 'node:crypto';
import fs from 'node:fs';
import { z } from 'zod';
import { StackError } from '../stack-error';

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  postgresPassword: z.string().min(16),
  authenticatorPassword: z.string().min(16),
  authAdminPassword: z.string().min(16),
});

/** Everything secret of one installation; made once, kept in DATA_DIR/secrets.json (mode 0600). */
export type Secrets = z.output<typeof secretsSchema>;

const random = (bytes: number): string => crypto.randomBytes(bytes).toString('base64url');

const generate = (): Secrets => ({
  jwtSecret: random(48),
  publishableKey: `sb_publishable_${random(24)}`,
  secretKey: `sb_secret_${random(24)}`,
  postgresPassword: random(24),
  authenticatorPassword: random(24),
  authAdminPassword: random(24),
});

function readSecrets(file: string): Secrets {
  let parsed: unknown;
  try {
    parsed = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    parsed = undefined;
  }
  const result = secretsSchema.safeParse(parsed);
  if (result.success) return result.data;
  throw new StackError(
    `${file} is damaged.`,
    'Restore it from a backup, or begin afresh with `npm start -- --reset`, which moves the old data aside.',
  );
}

/**
 * Reads the secrets, or makes them if the file is missing. `databaseExists` says that a database
 * made with earlier secrets is there: then a missing file is an error, because its passwords are lost.
 */
export function loadSecrets(file: string, databaseExists: boolean): Secrets {
  if (fs.existsSync(file)) {
    fs.chmodSync(file, 0o600);
    return readSecrets(file);
  }
  if (databaseExists) {
    throw new StackError(
      `${file} is missing, and the database beside it cannot be opened without it.`,
      'Restore it from a backup, or begin afresh with `npm start -- --reset`, which moves the old data aside.',
    );
  }
  const secrets = generate();
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(temporary, file);
  return secrets;
}
