import type postgres from 'postgres';
import { newAccount } from '../support/account';
import { balanceOf, search } from '../support/api';
import { openDatabase } from '../support/database';
import { signIn, tokenBalance } from '../support/pages';
import { expect, test } from '../support/test';

test.skip(!process.env.E2E_DATA_DIR, 'needs the database of the site that the suite started');

let sql: postgres.Sql;
test.beforeAll(() => {
  sql = openDatabase();
});
test.afterAll(() => sql.end());

const filters = { areas: ['riverside'], typologies: ['2BR'] };
const spends = async (userId: string): Promise<number> => {
  const [row] = await sql`
    select coalesce(-sum(delta), 0)::int as spent from public.token_ledger
     where user_id = ${userId} and kind = 'spend'`;
  return row?.spent;
};

test('100 parallel paid searches on a balance of 10 charge exactly 10', async ({ page }) => {
  const account = await newAccount('parallel');
  await sql`select public.service_grant_demo(
    user_id => ${account.userId}::uuid, tokens => 10, plan => null, plan_tokens => 0)`;
  expect(await balanceOf(account.token)).toBe(10);
  await signIn(page, account);
  await expect(tokenBalance(page)).toHaveText('10');

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => search(account.token, filters)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 402)).toHaveLength(90);
  expect(await balanceOf(account.token)).toBe(0);
  expect(await spends(account.userId)).toBe(10);
  await expect(tokenBalance(page), 'the header followed').toHaveText('0');
});

test('one request id, asked for many times at once, is charged once', async () => {
  const account = await newAccount('same-request');
  const requestId = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => search(account.token, filters, requestId)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.search_id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.charged === 1)).toHaveLength(1);
  expect(await balanceOf(account.token)).toBe(2);

  const other = await search(account.token, { areas: ['lavington'] }, requestId);
  expect(other.status, 'the same id with other filters').toBe(409);
  expect(await balanceOf(account.token)).toBe(2);
});

test('a search without results is not charged', async () => {
  const account = await newAccount('no-results');
  const { status, body } = await search(account.token, { ...filters, price_max: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ search_id: null, charged: 0, total: 0 });
  expect(await balanceOf(account.token)).toBe(3);
});

test('every balance of the site equals the sum of its ledger', async () => {
  const off = await sql`
    select t.user_id
      from public.tokens t
      join public.subscriptions s using (user_id)
      left join public.token_ledger l using (user_id)
     group by t.user_id, t.token_count, s.plan_tokens
    having t.token_count + s.plan_tokens <> coalesce(sum(l.delta), 0)
        or least(t.token_count, s.plan_tokens) < 0`;
  expect(off).toHaveLength(0);
});
