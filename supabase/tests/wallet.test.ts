import { randomUUID } from 'node:crypto';
import { balanceOf, rpc, search } from './rpc';
import { codeOf, service, session, startTestDatabase, type TestDatabase } from './test-database';

jest.setTimeout(120_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase(0.1);
});
afterAll(() => db.stop());
afterEach(async () => {
  await rpc(db, service, 'set_app_clock', { shift: '0' });
  expect(await db.sql`select * from public.wallet_audit()`).toEqual([]);
});

const signUp = async (columns: Record<string, unknown>): Promise<string> => {
  const id = randomUUID();
  await db.sql`insert into auth.users ${db.sql({ id, ...columns })}`;
  return id;
};

describe('sign-up', () => {
  it('opens an empty wallet, no plan and the profile from the form', async () => {
    const meta = { full_name: ' Wanjiru Kamau ', terms_version: '2026-11' };
    const id = await signUp({
      email: `${randomUUID()}@example.test`,
      raw_user_meta_data: db.sql.json(meta),
    });
    expect(await balanceOf(db, id)).toBe(0);
    const [sub] =
      await db.sql`select plan, status, plan_tokens from public.subscriptions where user_id = ${id}`;
    expect(sub).toEqual({ plan: null, status: 'none', plan_tokens: 0 });
    const [profile] =
      await db.sql`select full_name, terms_version, terms_accepted_at is not null as accepted
      from public.profiles where user_id = ${id}`;
    expect(profile).toEqual({
      full_name: 'Wanjiru Kamau',
      terms_version: '2026-11',
      accepted: true,
    });
  });

  it('gives three tokens when the address is confirmed, and once', async () => {
    const id = await signUp({ email: `${randomUUID()}@example.test` });
    expect(await balanceOf(db, id)).toBe(0);
    await db.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await balanceOf(db, id)).toBe(3);
    await db.sql`update auth.users set email_confirmed_at = null where id = ${id}`;
    await db.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    await db.sql`update auth.users set phone = '254711000111', phone_confirmed_at = now() where id = ${id}`;
    expect(await balanceOf(db, id)).toBe(3);
  });

  it.each([
    ['upper case', 'Jane.Doe.1@Gmail.com', 'jane.doe.1@gmail.com'],
    ['dots at Gmail', 'j.a.n.e2@gmail.com', 'jane2@gmail.com'],
    ['the other Gmail domain', 'jane3@googlemail.com', 'jane3@gmail.com'],
    ['a tag', 'jane4+one@example.test', 'jane4@example.test'],
  ])('gives nothing to the same mailbox again: %s', async (_, first, second) => {
    const confirmed = { email_confirmed_at: new Date() };
    expect(await balanceOf(db, await signUp({ email: first, ...confirmed }))).toBe(3);
    expect(await balanceOf(db, await signUp({ email: second, ...confirmed }))).toBe(0);
  });

  it('keeps dots that mean something elsewhere', async () => {
    const confirmed = { email_confirmed_at: new Date() };
    await signUp({ email: 'a.b@example.test', ...confirmed });
    expect(await balanceOf(db, await signUp({ email: 'ab@example.test', ...confirmed }))).toBe(3);
  });

  it('takes a confirmed phone for an address, and remembers it after the account is gone', async () => {
    const phone = { phone: '+254 722 000 999', phone_confirmed_at: new Date() };
    const first = await signUp(phone);
    expect(await balanceOf(db, first)).toBe(3);
    await db.sql`delete from auth.users where id = ${first}`;
    const again = await signUp({ ...phone, phone: '254722000999' });
    expect(await balanceOf(db, again)).toBe(0);
  });
});

describe('the ledger', () => {
  it('can be neither changed, deleted nor emptied, even by the owner of the database', async () => {
    const id = await db.createUser();
    expect(
      await codeOf(db.sql`update public.token_ledger set delta = 9 where user_id = ${id}`),
    ).toBe('23001');
    expect(
      await codeOf(db.sql`update public.token_ledger set user_id = null where user_id = ${id}`),
    ).toBe('23001');
    expect(await codeOf(db.sql`delete from public.token_ledger where user_id = ${id}`)).toBe(
      '23001',
    );
    expect(await codeOf(db.sql`truncate public.token_ledger`)).toBe('23001');
  });

  it('outlives the account, without its name', async () => {
    const id = await db.createUser();
    const bought = await search(db, id, { areas: ['kilimani'] });
    await db.sql`delete from auth.users where id = ${id}`;
    const rows = await db.sql`
      select user_id, delta, kind from public.token_ledger where search_id = ${bought.search_id}`;
    expect([...rows]).toEqual([{ user_id: null, delta: -1, kind: 'spend' }]);
    const [kept] = await db.sql`select user_id from public.searches where id = ${bought.search_id}`;
    expect(kept).toEqual({ user_id: null });
  });

  it('tells a wallet that was tampered with', async () => {
    const id = await db.createUser();
    await db.sql`update public.tokens set token_count = 7 where user_id = ${id}`;
    expect([...(await db.sql`select * from public.wallet_audit()`)]).toEqual([
      { user_id: id, wallet: 'payg', balance: '7', ledger_sum: '3' },
    ]);
    await db.sql`update public.tokens set token_count = 3 where user_id = ${id}`;
  });
});

describe('plan tokens', () => {
  it('a demonstration account starts with exactly its balance, once', async () => {
    const id = await db.createUser();
    for (let i = 0; i < 2; i += 1) {
      await db.sql`select public.service_grant_demo(${id}::uuid, 25, 'standard', 15)`;
    }
    const [wallet] = await db.sql`select token_count, plan_tokens, status from public.tokens
      join public.subscriptions using (user_id) where user_id = ${id}`;
    expect(wallet).toEqual({ token_count: 25, plan_tokens: 15, status: 'active' });
  });

  it('are spent before bought ones', async () => {
    const id = await db.createUser();
    await db.sql`select public.service_grant_demo(${id}::uuid, 1, 'standard', 1)`;
    await search(db, id, { areas: ['kilimani'] });
    await search(db, id, { areas: ['kilimani'] });
    const spends = await db.sql`select wallet, balance_after from public.token_ledger
      where user_id = ${id} and kind = 'spend' order by id`;
    expect([...spends]).toEqual([
      { wallet: 'plan', balance_after: 0 },
      { wallet: 'payg', balance_after: 0 },
    ]);
    expect(await codeOf(search(db, id, { areas: ['kilimani'] }))).toBe('PT402');
  });

  it('expire at the end of the paid month, before the next spend sees them', async () => {
    const id = await db.createUser();
    await db.sql`select public.service_grant_demo(${id}::uuid, 0, 'standard', 15)`;
    await rpc(db, service, 'set_app_clock', { shift: '31 days' });
    const [before] =
      await db.sql`select plan_tokens > 0 as there from public.subscriptions where user_id = ${id}`;
    expect(before).toEqual({ there: true });
    const wallet = await rpc<Record<string, unknown>>(db, session(id), 'read_wallet');
    expect(wallet).toMatchObject({ plan_tokens: 0, status: 'past_due' });
    const entries = await db.sql`select delta from public.token_ledger
      where user_id = ${id} and kind = 'expiry' and wallet = 'plan'`;
    expect([...entries]).toEqual([{ delta: -15 }]);
  });

  it('expire for everyone in the due work, which is done once', async () => {
    const id = await db.createUser();
    await db.sql`select public.service_grant_demo(${id}::uuid, 3, 'pro', 45)`;
    await db.sql`update public.subscriptions set status = 'not_renewing', cancel_at_period_end = true where user_id = ${id}`;
    await rpc(db, service, 'set_app_clock', { shift: '31 days' });
    expect(await rpc(db, service, 'run_due_work')).toBeGreaterThanOrEqual(1);
    expect(await rpc(db, service, 'run_due_work')).toBe(0);
    const [sub] =
      await db.sql`select status, plan_tokens from public.subscriptions where user_id = ${id}`;
    expect(sub).toEqual({ status: 'expired', plan_tokens: 0 });
    expect(await balanceOf(db, id)).toBe(3);
  });
});
