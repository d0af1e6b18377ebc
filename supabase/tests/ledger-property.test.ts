import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { balanceOf, rpc, search } from './rpc';
import { codeOf, service, startTestDatabase, type TestDatabase } from './test-database';

jest.setTimeout(3_600_000);

const runs = process.env.SAVANNA_DEEP ? 1500 : 40;

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase(0.1);
});
afterAll(() => db.stop());

/** The wallet as it should be: what the SQL must agree with after every step. */
interface Model {
  payg: number;
  plan: number;
  periodEnd: number | null;
  now: number;
  requests: Map<string, string>;
}

const some = { areas: ['kilimani'], typologies: ['3BR'] };
const none = { areas: ['kilimani'], price_max: 1 };

const operation = fc.oneof(
  fc.record({ kind: fc.constant('search' as const), rows: fc.boolean() }),
  fc.record({ kind: fc.constant('retry' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('crash' as const) }),
  fc.record({ kind: fc.constant('purchase' as const), tokens: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('plan' as const), tokens: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ kind: fc.constant('due' as const) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const post = (user: string, wallet: string, delta: number, kind: string) =>
  db.sql`select private.post_ledger_entry(${user}::uuid, ${wallet}, ${delta}::int, ${kind}, 'model', null, ${randomUUID()})`;

function settle(model: Model): void {
  if (model.periodEnd !== null && model.now >= model.periodEnd) model.plan = 0;
}

async function paidSearch(
  user: string,
  model: Model,
  request: string,
  rows: boolean,
): Promise<void> {
  settle(model);
  const affordable = model.payg + model.plan > 0;
  const outcome = await codeOf(search(db, user, rows ? some : none, request));
  expect(outcome).toBe(rows && !affordable ? 'PT402' : 'succeeded');
  if (!rows || !affordable) return;
  if (model.plan > 0) model.plan -= 1;
  else model.payg -= 1;
  model.requests.set(request, 'bought');
}

async function apply(user: string, model: Model, step: Operation): Promise<void> {
  switch (step.kind) {
    case 'search':
      return paidSearch(user, model, randomUUID(), step.rows);
    case 'retry': {
      const bought = [...model.requests.keys()];
      const request = bought[step.pick % Math.max(1, bought.length)];
      if (request) {
        const outcome = await search(db, user, some, request).catch(
          (e: { code: string }) => e.code,
        );
        expect(outcome).toEqual(
          outcome === 'PT410' ? 'PT410' : expect.objectContaining({ charged: 0 }),
        );
      }
      return;
    }
    case 'crash': {
      const crashed = db.as({ role: 'authenticated', userId: user }, async (tx) => {
        await tx`select public.search_properties(${db.sql.json(some)}, ${randomUUID()}::uuid)`;
        throw new Error('crash');
      });
      expect(await codeOf(crashed)).not.toBe('succeeded');
      return;
    }
    case 'purchase':
      await post(user, 'payg', step.tokens, 'purchase');
      model.payg += step.tokens;
      return;
    case 'plan':
      await db.sql`select private.run_due_work(${user}::uuid)`;
      settle(model);
      await db.sql`update public.subscriptions set plan = 'standard', status = 'active',
        current_period_end = public.app_now() + interval '30 days' where user_id = ${user}`;
      await post(user, 'plan', step.tokens, 'plan_grant');
      model.plan += step.tokens;
      model.periodEnd = model.now + 30;
      return;
    case 'days':
      model.now += step.days;
      await rpc(db, service, 'set_app_clock', { shift: `${model.now} days` });
      return;
    case 'due':
      await rpc(db, service, 'run_due_work', { user_id: user });
      settle(model);
      return;
  }
}

it('any history leaves the balances of the model and a ledger that sums to them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (steps) => {
      await rpc(db, service, 'set_app_clock', { shift: '0' });
      const user = await db.createUser();
      const model: Model = { payg: 3, plan: 0, periodEnd: null, now: 0, requests: new Map() };
      for (const step of steps) await apply(user, model, step);
      await db.sql`select private.run_due_work(${user}::uuid)`;
      settle(model);
      expect(await balanceOf(db, user)).toBe(model.payg + model.plan);
      const [ledger] = await db.sql`
        select coalesce(sum(delta), 0)::int as sum, coalesce(min(balance_after), 0) as lowest,
               count(*) filter (where kind = 'spend')::int as spends
          from public.token_ledger where user_id = ${user}`;
      expect(ledger).toMatchObject({ sum: model.payg + model.plan, spends: model.requests.size });
      expect(ledger?.lowest).toBeGreaterThanOrEqual(0);
      expect(await db.sql`select * from public.wallet_audit()`).toHaveLength(0);
    }),
    { numRuns: runs },
  );
});
