import { messageOf, StackError } from '../stack-error';
import type { Sql } from './open-database';

const oldestMajor = 15;

/** Fails with advice when the server cannot be reached, refuses the login or is too old. */
export async function assertReachable(sql: Sql): Promise<void> {
  let version: number;
  try {
    const [row] = await sql<{ version: number }[]>`
      select current_setting('server_version_num')::int / 10000 as version`;
    version = row?.version ?? 0;
  } catch (error) {
    const code = (error as { code?: string }).code;
    throw new StackError(
      `The database cannot be reached: ${messageOf(error) || code}`,
      code === '28P01'
        ? 'The password is wrong: check DATABASE_URL, or for the embedded database restore DATA_DIR/secrets.json.'
        : 'Check host, port and network of DATABASE_URL, or unset it to use the embedded database.',
      { cause: error },
    );
  }
  if (version < oldestMajor) {
    throw new StackError(
      `The database is PostgreSQL ${version}; ${oldestMajor} or newer is needed.`,
      'Set DATABASE_URL to a newer server, or unset it to use the embedded database.',
    );
  }
}
