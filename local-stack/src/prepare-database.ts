import type { Secrets } from './data-dir/secrets';
import { installDemoAccounts } from './demo/demo-accounts';
import { bootstrapDatabase, installOnce } from './postgres/bootstrap';
import { applyMigrations } from './postgres/migrations';
import type { Sql } from './postgres/open-database';
import { assertReachable } from './postgres/reachable';
import { installTriggersSql } from './realtime/realtime-sql';
import type { Log } from './stack-config';

interface Preparation {
  secrets: Secrets;
  migrationsDir: string;
  sampleScale: number;
  demo: boolean;
  log: Log;
}

/** Fills an empty market; a start cut off between data and marker finds the data there. */
async function writeSample(sql: Sql, scale: number, log: Log): Promise<void> {
  const [market] = await sql`select exists (select 1 from public.units) as there`;
  if (market?.there) return;
  const { seedSample } = await import('./sample');
  const started = Date.now();
  await seedSample(sql, { scale });
  log(`Database: sample data written in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Brings a database of any age to the state this release needs; the second time there is little to do. */
export async function prepareDatabase(
  sql: Sql,
  { secrets, migrationsDir, sampleScale, demo, log }: Preparation,
): Promise<void> {
  await assertReachable(sql);
  await bootstrapDatabase(sql, secrets);
  const applied = await applyMigrations(sql, migrationsDir);
  if (applied.length > 0) log(`Database: ${applied.length} migration(s) applied.`);
  await sql.unsafe(installTriggersSql).simple();
  if (sampleScale > 0) await installOnce(sql, 'sample', () => writeSample(sql, sampleScale, log));
  if (demo) await installOnce(sql, 'demo', () => installDemoAccounts(sql));
}
