import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { dataDir } from './environment';

/** The database as its superuser sees it: what the API answers is checked against it. */
export function openDatabase(): postgres.Sql {
  if (process.env.DATABASE_URL) return postgres(process.env.DATABASE_URL, { max: 2 });
  const sockets = path.join(dataDir(), 'run');
  if (!existsSync(sockets))
    throw new Error(`${sockets} is missing: the path of DATA_DIR is too long`);
  const secrets = JSON.parse(readFileSync(path.join(dataDir(), 'secrets.json'), 'utf8'));
  return postgres({
    host: sockets,
    port: 5432,
    database: 'postgres',
    username: 'postgres',
    password: String(secrets.postgresPassword),
    max: 2,
  });
}
