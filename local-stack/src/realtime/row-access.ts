import type { Sql } from '../postgres/open-database';
import type { TransactionPool } from '../postgres/transaction-pool';
import { enterRequest } from '../rest/request-context';
import type { ChangeEvent } from './change-event';
import type { ChannelClaims } from './channel-claims';

export interface Column {
  name: string;
  /** PostgreSQL's short type name, which the client converts by. */
  type: string;
}

const readableColumns = (tx: Sql, event: ChangeEvent): Promise<Column[]> => tx<Column[]>`
  select a.attname as name, t.typname as type
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_type t on t.oid = a.atttypid
  join pg_catalog.pg_class c on c.oid = a.attrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = ${event.schema} and c.relname = ${event.table}
    and a.attnum > 0 and not a.attisdropped
    and has_schema_privilege(n.oid, 'usage') and has_column_privilege(c.oid, a.attnum, 'select')
  order by a.attnum`;

async function rowIsVisible(tx: Sql, event: ChangeEvent): Promise<boolean> {
  const record = event.record ?? {};
  if (event.keys.length === 0) return false;
  const conditions = event.keys.map((key) => tx`${tx(key)} = ${record[key] as never}`);
  const where = conditions.reduce((all, one) => tx`${all} and ${one}`);
  const rows = await tx`
    select 1 from ${tx(event.schema)}.${tx(event.table)} where ${where} limit 1`;
  return rows.length > 0;
}

/**
 * The columns of a change that these claims may see, or none when the row itself is hidden by row
 * security. A deleted row can no longer be checked: like hosted Supabase, only its key is sent.
 */
export function columnsFor(
  pool: TransactionPool,
  claims: ChannelClaims,
  event: ChangeEvent,
): Promise<Column[]> {
  return pool.transaction(async (tx) => {
    await enterRequest(tx, {
      claims: { role: claims.role, uid: claims.userId, jwt: claims.jwt },
    });
    const columns = await readableColumns(tx, event);
    const names = new Set(columns.map(({ name }) => name));
    if (!event.keys.every((key) => names.has(key))) return [];
    const mustCheck = event.secured && event.type !== 'DELETE' && claims.role !== 'service_role';
    return mustCheck && !(await rowIsVisible(tx, event)) ? [] : [...columns];
  });
}

/** Whether a table (or, for `*`, any table of the schema) is in the realtime publication. */
export async function isPublished(sql: Sql, schema: string, table: string): Promise<boolean> {
  const rows = await sql`
    select 1 from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and (${schema} = '*' or schemaname = ${schema})
      and (${table} = '*' or tablename = ${table}) limit 1`;
  return rows.length > 0;
}
