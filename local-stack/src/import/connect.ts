import fs from 'node:fs';
import path from 'node:path';
import { type DataDir, openDataDir } from '../data-dir/data-dir';
import { lockDataDir } from '../data-dir/lock';
import { loadSecrets } from '../data-dir/secrets';
import { supabaseDir } from '../mail/mail-templates';
import { openDatabase, type Sql } from '../postgres/open-database';
import { databaseExists, startPostgres } from '../postgres/start-postgres';
import { prepareDatabase } from '../prepare-database';
import { StackError } from '../stack-error';
import { ImportError } from './import-error';

export interface ImportDatabase {
  sql: Sql;
  close(): Promise<void>;
}

type Say = (line: string) => void;

async function requireSchema(sql: Sql): Promise<void> {
  const [row] = await sql`select to_regclass('public.imports') is not null as there`;
  if (row?.there !== true) {
    throw new ImportError(
      'This database has no Savanna tables.',
      'Apply the migrations first (npm start does).',
    );
  }
}

async function connect(url: string): Promise<ImportDatabase> {
  const sql = openDatabase(url, { max: 1 });
  try {
    await requireSchema(sql);
  } catch (error) {
    await sql.end();
    throw error;
  }
  return { sql, close: () => sql.end() };
}

/** The URL of the PostgreSQL that a running `npm start` keeps in this data directory. */
function runningUrl(dataDir: DataDir): string {
  const pidFile = path.join(dataDir.cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) {
    throw new ImportError(
      'The running site uses another PostgreSQL.',
      'Give its DATABASE_URL to the import too.',
    );
  }
  const [, , , port, socketDir] = fs.readFileSync(pidFile, 'utf8').split('\n');
  const { postgresPassword } = loadSecrets(dataDir.secrets, true);
  const host = socketDir ? encodeURIComponent(socketDir) : '127.0.0.1';
  return `postgresql://postgres:${encodeURIComponent(postgresPassword)}@${host}:${port}/postgres`;
}

/** Takes the data directory's lock; undefined when a running site holds it. */
function claim(dataDir: DataDir): (() => void) | undefined {
  try {
    return lockDataDir(dataDir.lock);
  } catch (error) {
    if (error instanceof StackError) return undefined;
    throw error;
  }
}

async function startForImport(
  dataDir: DataDir,
  release: () => void,
  say: Say,
): Promise<ImportDatabase> {
  const undo: (() => Promise<void> | void)[] = [release];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const secrets = loadSecrets(dataDir.secrets, databaseExists(dataDir));
    const postgres = await startPostgres({ dataDir, password: secrets.postgresPassword });
    undo.push(postgres.stop);
    const sql = openDatabase(postgres.url, { max: 1 });
    undo.push(() => sql.end());
    const migrationsDir = path.join(supabaseDir, 'migrations');
    await prepareDatabase(sql, { secrets, migrationsDir, sampleScale: 0, demo: false, log: say });
    return { sql, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The database an import writes to: DATABASE_URL; else the PostgreSQL of the running site; else
 * the same one started for the duration.
 */
export async function openImportDatabase(
  env: { DATABASE_URL?: string; DATA_DIR?: string },
  say: Say,
): Promise<ImportDatabase> {
  if (env.DATABASE_URL) return connect(env.DATABASE_URL);
  const dataDir = openDataDir(env.DATA_DIR || '.data');
  const release = claim(dataDir);
  if (!release) return connect(runningUrl(dataDir));
  say('The site is not running: starting its database for the import.');
  return startForImport(dataDir, release, say);
}
