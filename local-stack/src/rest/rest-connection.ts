import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import { connectionOptions } from '../postgres/open-database';
import { createTransactionPool } from '../postgres/transaction-pool';
import { columnParsers } from './column-parsers';
import { toPostgrestError } from './db-errors';
import { onlyExposed } from './exposed-schemas';
import { peerAddress } from './peer-address';
import { enterRequest, type RequestClaims, type RpcRequest } from './request-context';
import { kyselyOn } from './transaction-kysely';

/** Members of lite's connection that its types keep private and this adapter replaces. */
interface LiteInternals {
  ensureRlsContext(): Promise<boolean>;
  withContext(
    vars: { auth?: RequestClaims } | undefined,
    work: (db: Kysely<unknown>) => Promise<unknown>,
    options?: { rpc?: RpcRequest },
  ): Promise<unknown>;
}

const connect = (url: string, max: number): PostgresConnection =>
  createPostgresConnection({
    url: '',
    postgresOptions: {
      ...connectionOptions(url),
      max,
      onnotice: () => undefined,
      types: columnParsers,
    },
  });

type Introspection = Awaited<ReturnType<PostgresConnection['introspect']>>;

/** The schema as its owner sees it, restricted to what the API exposes. */
async function introspectAs(url: string): Promise<Introspection> {
  const owner = connect(url, 4);
  try {
    const result = await owner.introspect();
    if (result.version === '' && result.tables.length === 0 && !result.timezones) {
      throw Object.assign(new Error('The schema could not be read'), { code: 'CONNECTION_CLOSED' });
    }
    return onlyExposed(result);
  } finally {
    await owner.close();
  }
}

interface RestConnection {
  connection: PostgresConnection;
  close(): Promise<void>;
}

/**
 * lite's PostgreSQL connection with the cures it needs at 0.10.0: no grants at start, only exposed
 * schemas, PostgREST's error statuses, values as PostgREST writes them, one round trip to enter a
 * request, and transactions that survive a cut connection.
 */
export function createRestConnection(urls: {
  authenticatorUrl: string;
  authAdminUrl: string;
}): RestConnection {
  const connection = connect(urls.authenticatorUrl, 1);
  const pool = createTransactionPool(urls.authenticatorUrl, {
    max: 12,
    types: columnParsers as never,
  });
  const internals = connection as unknown as LiteInternals;
  internals.ensureRlsContext = async () => true;

  let schema: Promise<Introspection> | undefined;
  connection.introspect = () => {
    schema ??= introspectAs(urls.authAdminUrl).catch((error: unknown) => {
      schema = undefined;
      throw error;
    });
    return schema;
  };

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => toPostgrestError(normalize(error));

  internals.withContext = (vars, work, options) => {
    const context = { claims: vars?.auth ?? {}, peer: peerAddress.getStore(), rpc: options?.rpc };
    return pool.transaction(async (tx) => {
      await enterRequest(tx, context);
      return work(kyselyOn(tx));
    });
  };
  return {
    connection,
    close: async () => {
      await pool.close();
      await connection.close();
    },
  };
}
