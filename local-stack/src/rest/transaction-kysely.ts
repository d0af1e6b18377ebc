import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Sql } from '../postgres/open-database';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const connectionOn = (tx: Sql): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
    const result = await tx.unsafe(sql, parameters as never[]);
    return {
      rows: Array.from(result) as Row[],
      numAffectedRows: changing.has(result.command) ? BigInt(result.count) : undefined,
    };
  },
  streamQuery() {
    throw new Error('Streaming is not used here');
  },
});

const made = new WeakMap<Sql, Kysely<unknown>>();

/** lite's query builder on a transaction that is already open; one per connection is kept. */
export function kyselyOn(tx: Sql): Kysely<unknown> {
  const known = made.get(tx);
  if (known) return known;
  const connection = connectionOn(tx);
  const nothing = async () => undefined;
  const kysely = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
  made.set(tx, kysely);
  return kysely;
}
