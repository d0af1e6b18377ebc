import { randomUUID } from 'node:crypto';
import { openDatabase, type Sql } from '../../local-stack/src/postgres/open-database';
import { startTestStack, type TestStack } from '../../local-stack/src/testing';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** Who a statement runs as: a role, and for a session the user in its claims. */
export interface Persona {
  role: Role;
  userId?: string;
  /** Client address as the API server would report it. */
  peer?: string;
}

export const anon: Persona = { role: 'anon' };
export const service: Persona = { role: 'service_role' };
export const session = (userId: string): Persona => ({ role: 'authenticated', userId });

export interface TestDatabase {
  /** Superuser pool. */
  sql: Sql;
  /** The stack around it: API address and keys. */
  stack: TestStack;
  /** Runs statements as the API does: role and claims set for one transaction. */
  as<T>(persona: Persona, work: (tx: Sql) => Promise<T>): Promise<T>;
  /** A confirmed account with this pay-as-you-go balance (3, the free tokens, unless said otherwise). */
  createUser(tokens?: number): Promise<string>;
  stop(): Promise<void>;
}

/** A stack of its own with all migrations and, above scale 0, the sample. */
export async function startTestDatabase(sampleScale = 0): Promise<TestDatabase> {
  const stack = await startTestStack({ sampleScale });
  const sql = openDatabase(stack.databaseUrl, { max: 24 });

  const as: TestDatabase['as'] = (persona, work) =>
    sql.begin(async (tx) => {
      const claims = JSON.stringify({ role: persona.role, sub: persona.userId });
      await tx`select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${persona.userId ?? ''}, true),
        set_config('request.peer', ${persona.peer ?? ''}, true),
        set_config('role', ${persona.role}, true)`;
      return work(tx as unknown as Sql);
    }) as Promise<never>;

  const createUser = async (tokens = 3) => {
    const id = randomUUID();
    await sql`insert into auth.users (id, email, email_confirmed_at)
      values (${id}, ${`${id}@example.test`}, now())`;
    if (tokens !== 3) {
      await sql`select public.service_grant_demo(${id}::uuid, ${tokens}::int)`;
    }
    return id;
  };

  return {
    sql,
    stack,
    as,
    createUser,
    stop: async () => {
      await sql.end({ timeout: 1 });
      await stack.stop();
    },
  };
}

/** The SQLSTATE a promise fails with; the test fails when it does not fail. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'succeeded',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
}
