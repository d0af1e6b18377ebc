import type { Secrets } from '../data-dir/secrets';
import { realtimeSql } from '../realtime/realtime-sql';
import { messageOf, StackError } from '../stack-error';
import type { Sql } from './open-database';
import { authSql, loginRolesSql, platformSql } from './platform-sql';

async function isBootstrapped(sql: Sql): Promise<boolean> {
  const [row] = await sql`select to_regclass('local_stack.installed') is not null as there`;
  return row?.there === true;
}

/** lite's own auth tables: its REST part checks sessions and users there. */
async function liteAuthSchema(): Promise<string> {
  const { getAuthSchemaSql } = await import('@supabase/lite');
  return getAuthSchemaSql(false);
}

async function setLogin(sql: Sql, role: string, password: string): Promise<void> {
  await sql.unsafe(`alter role ${role} login password '${password.replaceAll("'", "''")}'`);
}

/** Makes the platform parts once, in one transaction; returns whether this was the first boot. */
export async function bootstrapDatabase(sql: Sql, secrets: Secrets): Promise<boolean> {
  try {
    const firstBoot = !(await isBootstrapped(sql));
    if (firstBoot) {
      const authSchema = await liteAuthSchema();
      const script = [platformSql, loginRolesSql, authSchema, authSql, realtimeSql].join('\n');
      await sql.begin((tx) => tx.unsafe(script).simple());
    }
    await setLogin(sql, 'savanna_authenticator', secrets.authenticatorPassword);
    await setLogin(sql, 'savanna_auth_admin', secrets.authAdminPassword);
    return firstBoot;
  } catch (error) {
    throw new StackError(
      `The database could not be prepared: ${messageOf(error)}`,
      'With DATABASE_URL: use an empty database and a role that may create roles and extensions. Otherwise begin afresh with `npm start -- --reset`.',
      { cause: error },
    );
  }
}

/** Runs `work` once per database and remembers it under `name`. */
export async function installOnce(
  sql: Sql,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const [done] = await sql`select 1 from local_stack.installed where name = ${name}`;
  if (done) return false;
  await work();
  await sql`insert into local_stack.installed (name) values (${name})`;
  return true;
}
