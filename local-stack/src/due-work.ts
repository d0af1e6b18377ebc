import type { Sql } from './postgres/open-database';
import type { Log } from './stack-config';
import { messageOf } from './stack-error';

const interval = 60_000;

/** Calls the database's due work every minute, as pg_cron does in production. Returns the stop function. */
export function startDueWork(sql: Sql, log: Log): () => void {
  const run = async () => {
    try {
      const [row] =
        await sql`select to_regprocedure('public.run_due_work(uuid)') is not null as there`;
      if (row?.there) await sql`select public.run_due_work()`;
    } catch (error) {
      log(`Due work failed: ${messageOf(error)}`);
    }
  };
  const timer = setInterval(() => void run(), interval);
  return () => clearInterval(timer);
}
