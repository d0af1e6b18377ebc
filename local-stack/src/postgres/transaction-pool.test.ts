import { startTestStack, type TestStack } from '../testing';
import { createTransactionPool } from './transaction-pool';

jest.setTimeout(60_000);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.sql`create table public.pool_probe (id int primary key)`;
});
afterAll(() => stack.stop());

it('commits, rolls back, never mixes transactions and keeps to its size', async () => {
  const pool = createTransactionPool(stack.databaseUrl, { max: 3 });
  const pids = new Set<number>();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, id) =>
      pool.transaction(async (tx) => {
        await tx`insert into public.pool_probe values (${id})`;
        const [row] = await tx<{ pid: number; n: number }[]>`
          select pg_backend_pid() as pid, count(*)::int as n from public.pool_probe where id = ${id}`;
        expect(row?.n).toBe(1);
        pids.add(row?.pid ?? 0);
        if (id % 2) throw new Error('undo');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  const [kept] = await stack.sql`select count(*)::int as n from public.pool_probe`;
  expect(kept?.n).toBe(10);
  expect(pids.size).toBeLessThanOrEqual(3);
  await pool.close();
});

it.each(['during a statement', 'between statements'])(
  'survives a connection cut %s',
  async (when) => {
    const pool = createTransactionPool(stack.databaseUrl, { max: 1 });
    const cut = async (pid: number) => {
      await stack.sql`select pg_terminate_backend(${pid})`;
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const broken = pool.transaction(async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await tx`insert into public.pool_probe values (1000)`;
      if (when === 'between statements') await cut(row?.pid ?? 0);
      else setTimeout(() => void cut(row?.pid ?? 0), 50);
      await tx`select pg_sleep(1)`;
    });
    await expect(broken).rejects.toMatchObject({
      code: expect.stringMatching(/57P01|CONNECTION_CLOSED/),
    });
    const rows = await pool.transaction(
      (tx) => tx`select id from public.pool_probe where id = 1000`,
    );
    expect(rows).toHaveLength(0);
    await pool.close();
  },
);
