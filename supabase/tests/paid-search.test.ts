import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../local-stack/src/postgres/open-database';
import { balanceOf, rpc, type SearchAnswer, search, type Unit } from './rpc';
import {
  anon,
  codeOf,
  service,
  session,
  startTestDatabase,
  type TestDatabase,
} from './test-database';

jest.setTimeout(120_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase(1);
});
afterAll(() => db.stop());
afterEach(async () => {
  await rpc(db, service, 'set_app_clock', { shift: '0' });
  expect(await db.sql`select * from public.wallet_audit()`).toHaveLength(0);
});

const small = { areas: ['riverside'], typologies: ['4BR'] };
const nothing = { areas: ['kilimani'], price_max: 1 };
const spends = async (userId: string) => {
  const [row] = await db.sql`select count(*)::int as n from public.token_ledger
    where user_id = ${userId} and kind = 'spend'`;
  return row?.n;
};

describe('the charge', () => {
  it('is one token for a search with rows, and the answer carries the first hundred', async () => {
    const user = await db.createUser();
    const answer = await search(db, user, { areas: ['kilimani'] });
    const [count] = await db.sql`select count(*)::int as n from public.units u
      join public.areas a on a.id = u.area_id where a.slug = 'kilimani'`;
    expect(answer).toMatchObject({ charged: 1, total: count?.n });
    expect(answer.units).toHaveLength(100);
    expect(answer.totals.data_points).toBe(answer.total);
    expect(await balanceOf(db, user)).toBe(2);
  });

  it('is nothing for zero rows, with an empty wallet too', async () => {
    const user = await db.createUser();
    const poor = await db.createUser(0);
    for (const id of [user, poor]) {
      const answer = await search(db, id, nothing);
      expect(answer).toMatchObject({ search_id: null, charged: 0, total: 0, units: [] });
      expect(answer.stats.price).toEqual({
        median: null,
        p25: null,
        p75: null,
        n: 0,
        mean: null,
        min: null,
        max: null,
      });
      expect(await spends(id)).toBe(0);
    }
    expect(await balanceOf(db, user)).toBe(3);
  });

  it('is refused with PT402 when the wallet is empty', async () => {
    const user = await db.createUser(0);
    expect(await codeOf(search(db, user, small))).toBe('PT402');
    const report = { area_ids: ['kilimani'], filters: {}, request_id: randomUUID() };
    expect(await codeOf(rpc(db, session(user), 'area_report', report))).toBe('PT402');
  });

  it('is not made for more than 50,000 matches', async () => {
    const user = await db.createUser();
    const crowd = db.sql`
      insert into public.units (area_id, typology, price, search_text, source, source_key, observed_on)
      select (select min(id) from public.areas), '1BR', 77777777, 'crowd', 'crowd', n::text, '2026-01-01'
        from generate_series(1, 50001) n`;
    await crowd;
    expect(await codeOf(search(db, user, { price_min: 77777777, price_max: 77777777 }))).toBe(
      'PT413',
    );
    expect(await balanceOf(db, user)).toBe(3);
    await db.sql`delete from public.units where source = 'crowd' and source_key = '50001'`;
    const exactly = await search(db, user, { price_min: 77777777, price_max: 77777777 });
    expect(exactly.total).toBe(50_000);
    await db.sql`delete from public.units where source = 'crowd'`;
  });
});

describe('a request id', () => {
  it('used again returns the same search uncharged', async () => {
    const user = await db.createUser();
    const request = randomUUID();
    const first = await search(db, user, small, request);
    const again = await search(
      db,
      user,
      { typologies: ['4BR', '4BR'], areas: ['riverside'] },
      request,
    );
    expect(again).toEqual({ ...first, charged: 0 });
    expect(await balanceOf(db, user)).toBe(2);
  });

  it('used again works with a wallet that is empty by now', async () => {
    const user = await db.createUser(1);
    const request = randomUUID();
    const first = await search(db, user, small, request);
    expect((await search(db, user, small, request)).search_id).toBe(first.search_id);
    expect(await codeOf(search(db, user, small))).toBe('PT402');
  });

  it('with other filters, or for a report, is a conflict', async () => {
    const user = await db.createUser();
    const request = randomUUID();
    await search(db, user, small, request);
    expect(await codeOf(search(db, user, { areas: ['kilimani'] }, request))).toBe('PT409');
    const report = { area_ids: ['riverside'], filters: {}, request_id: request };
    expect(await codeOf(rpc(db, session(user), 'area_report', report))).toBe('PT409');
    expect(await balanceOf(db, user)).toBe(2);
  });

  it('belongs to its user alone', async () => {
    const request = randomUUID();
    const answers = [];
    for (const user of [await db.createUser(), await db.createUser()]) {
      answers.push(await search(db, user, small, request));
    }
    expect(answers.map(({ charged }) => charged)).toEqual([1, 1]);
    expect(answers[0]?.search_id).not.toBe(answers[1]?.search_id);
  });

  it('must be there', async () => {
    const user = await db.createUser();
    const missing = rpc(db, session(user), 'search_properties', { filters: {}, request_id: null });
    expect(await codeOf(missing)).toBe('PT400');
  });
});

describe('under concurrency', () => {
  it('100 parallel calls with one request id charge once and agree', async () => {
    const user = await db.createUser();
    const request = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => search(db, user, small, request)),
    );
    expect(new Set(answers.map((a) => a.search_id)).size).toBe(1);
    expect(answers.filter((a) => a.charged === 1)).toHaveLength(1);
    expect(await balanceOf(db, user)).toBe(2);
  });

  it('100 parallel searches on a balance of 10 charge exactly 10', async () => {
    const user = await db.createUser(10);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => codeOf(search(db, user, small))),
    );
    expect(outcomes.filter((code) => code === 'succeeded')).toHaveLength(10);
    expect(outcomes.filter((code) => code === 'PT402')).toHaveLength(90);
    expect(await balanceOf(db, user)).toBe(0);
    expect(await spends(user)).toBe(10);
  });

  it('a connection lost before the commit costs nothing, after it nothing more', async () => {
    const user = await db.createUser();
    const request = randomUUID();
    // One message with a connection of its own: the driver has nothing left to send when the line is
    // gone, which it would not survive.
    const line = openDatabase(db.stack.databaseUrl, { max: 1 });
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    const lost = line
      .unsafe(
        `begin;
         select set_config('request.jwt.claims', '${claims}', true),
           set_config('request.jwt.claim.sub', '${user}', true), set_config('role', 'authenticated', true);
         select public.search_properties('${JSON.stringify(small)}'::jsonb, '${request}'::uuid);
         reset role;
         select pg_terminate_backend(pg_backend_pid());`,
      )
      .simple();
    expect(await codeOf(lost)).toMatch(/^(57P01|CONNECTION_CLOSED)$/);
    await line.end({ timeout: 1 });
    expect(await balanceOf(db, user)).toBe(3);
    expect(await search(db, user, small, request)).toMatchObject({ charged: 1 });
    expect(await search(db, user, small, request)).toMatchObject({ charged: 0 });
    expect(await balanceOf(db, user)).toBe(2);
  });
});

describe('a bought search', () => {
  it('opens again with its filters, frozen, and for its owner only', async () => {
    const user = await db.createUser();
    const stranger = await db.createUser();
    const bought = await search(db, user, small);
    await db.sql`
      insert into public.units (area_id, typology, price, search_text, source, source_key, observed_on)
      select id, '4BR', 40000000, 'late', 'late', '1', '2026-11-01' from public.areas where slug = 'riverside'`;
    const opened = await rpc<SearchAnswer>(db, session(user), 'open_search', {
      search_id: bought.search_id,
    });
    expect(opened).toMatchObject({ ...bought, charged: 0, filters: small });
    await db.sql`delete from public.units where source = 'late'`;
    for (const name of ['open_search', 'search_rows', 'search_points']) {
      const args = { search_id: bought.search_id };
      expect(await codeOf(rpc(db, session(stranger), name, args))).toBe('PT404');
      expect(await codeOf(rpc(db, anon, name, args))).toBe('42501');
      expect(await codeOf(rpc(db, session(user), name, { search_id: randomUUID() }))).toBe('PT404');
    }
  });

  it('is gone after 30 days', async () => {
    const user = await db.createUser();
    const request = randomUUID();
    const { search_id } = await search(db, user, small, request);
    await rpc(db, service, 'set_app_clock', { shift: '29 days 23 hours' });
    await rpc(db, session(user), 'open_search', { search_id });
    await rpc(db, service, 'set_app_clock', { shift: '30 days 1 minute' });
    expect(await codeOf(rpc(db, session(user), 'open_search', { search_id }))).toBe('PT410');
    expect(await codeOf(search(db, user, small, request))).toBe('PT410');
    expect(await rpc(db, session(user), 'find_bought_search', { filters: small })).toBeNull();
  });

  it('is found by the same filters in any form', async () => {
    const user = await db.createUser();
    const { search_id, total } = await search(db, user, { ...small, price_max: 40000000 });
    const same = {
      price_max: 4e7,
      typologies: ['4BR'],
      areas: ['riverside', 'riverside'],
      roads: [],
    };
    expect(await rpc(db, session(user), 'find_bought_search', { filters: same })).toMatchObject({
      search_id,
      total,
    });
    expect(await rpc(db, session(user), 'find_bought_search', { filters: small })).toBeNull();
  });

  it.each([
    'price.asc',
    'price.desc',
    'rent.desc',
    'size_sqm.asc',
    'development.asc',
    'observed_on.desc',
    'dsq.asc',
  ])('pages completely and in order by %s', async (sort) => {
    const user = await db.createUser();
    const { search_id, total } = await search(db, user, small);
    const rows: Unit[] = [];
    let cursor: string | null = null;
    do {
      const page: { units: Unit[]; next_cursor: string | null } = await rpc(
        db,
        session(user),
        'search_rows',
        {
          search_id,
          cursor,
          page_size: 37,
          sort,
        },
      );
      rows.push(...page.units);
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    const [column = '', direction] = sort.split('.');
    const ordered = [...rows].sort((a, b) => {
      const [x, y] = [a[column] as string | number | null, b[column] as string | number | null];
      if (x === y) return a.id - b.id;
      if (x === null || y === null) return x === null ? 1 : -1;
      return (x < y ? -1 : 1) * (direction === 'asc' ? 1 : -1);
    });
    expect(rows.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
  });

  it('narrows by more filters without a charge, and gives the same rows as columns', async () => {
    const user = await db.createUser();
    const { search_id, total } = await search(db, user, small);
    const filters = { price_min: 38000000 };
    const page = await rpc<{ units: Unit[] }>(db, session(user), 'search_rows', {
      search_id,
      page_size: 1000,
      filters,
    });
    expect(page.units.length).toBeGreaterThan(0);
    expect(page.units.length).toBeLessThan(total);
    expect(page.units.every(({ price }) => (price ?? 0) >= 38000000)).toBe(true);
    const points = await rpc<Record<string, number[]>>(db, session(user), 'search_points', {
      search_id,
      filters,
    });
    expect(points.id).toEqual(page.units.map(({ id }) => id));
    expect(points.price).toEqual(page.units.map(({ price }) => price));
    expect(
      new Set(
        Object.values(points)
          .filter(Array.isArray)
          .slice(0)
          .map((c) => c.length),
      ),
    ).toEqual(new Set([page.units.length, 6]));
    expect(await balanceOf(db, user)).toBe(2);
  });

  it('refuses other sorts, sizes and cursors', async () => {
    const user = await db.createUser();
    const { search_id } = await search(db, user, small);
    const rows = (args: object) =>
      codeOf(rpc(db, session(user), 'search_rows', { search_id, ...args }));
    const page = await rpc<{ next_cursor: string }>(db, session(user), 'search_rows', {
      search_id,
      page_size: 5,
    });
    expect(await rows({ sort: 'source_key.asc' })).toBe('PT400');
    expect(await rows({ sort: 'price.up' })).toBe('PT400');
    expect(await rows({ page_size: 1001 })).toBe('PT400');
    expect(await rows({ page_size: 0 })).toBe('PT400');
    expect(await rows({ cursor: 'nonsense' })).toBe('PT400');
    expect(await rows({ cursor: page.next_cursor, sort: 'price.desc' })).toBe('PT400');
    expect(await rows({ filters: { colour: 'red' } })).toBe('PT400');
  });
});

describe('the preview', () => {
  const preview = (filters: object, peer?: string) =>
    rpc<Record<string, unknown>>(db, { ...anon, peer }, 'preview_search', { filters });

  it('counts exactly from ten on and tells dates and completeness', async () => {
    const [expected] = await db.sql`
      select count(*)::int as count, min(observed_on)::text as date_from, max(observed_on)::text as date_to,
             count(size_sqm)::float8 / count(*) as size, count(rent)::float8 / count(*) as rent,
             count(price)::float8 / count(*) as price
        from public.units u join public.areas a on a.id = u.area_id where a.slug = 'kilimani'`;
    const { size, rent, price, ...rest } = expected ?? {};
    expect(await preview({ areas: ['kilimani'] })).toEqual({
      ...rest,
      completeness: { size, rent, price },
    });
  });

  it('is no oracle below ten', async () => {
    const prices = await db.sql<{ price: number }[]>`
      select price from public.units where price is not null order by price limit 20`;
    const cut = (rows: number) => ({ price_max: prices[rows - 1]?.price });
    const hidden = {
      date_from: null,
      date_to: null,
      completeness: { size: null, rent: null, price: null },
    };
    expect(await preview(nothing)).toEqual({ count: 0, ...hidden });
    expect(await preview({ ...cut(1) })).toEqual({ count: null, ...hidden });
    const counts = await Promise.all(
      [9, 10, 11, 12].map(async (n) => (await preview(cut(n))).count),
    );
    const exact = await Promise.all(
      [9, 10, 11, 12].map(async (n) => {
        const [row] =
          await db.sql`select count(*)::int as n from public.units where price <= ${prices[n - 1]?.price ?? 0}`;
        return row?.n >= 10 ? row?.n : null;
      }),
    );
    expect(counts).toEqual(exact);
  });

  it('answers 60 times a minute per address, then PT429 with the seconds to wait', async () => {
    const calls: string[] = [];
    for (let i = 0; i < 130; i += 1) calls.push(await codeOf(preview(nothing, '203.0.113.9')));
    const refused = calls.indexOf('PT429');
    expect(refused).toBeGreaterThanOrEqual(60);
    expect(refused).toBeLessThanOrEqual(120);
    expect(await codeOf(preview(nothing, '203.0.113.10'))).toBe('succeeded');
    const error = await preview(nothing, '203.0.113.9').catch((e: { detail: string }) => e);
    expect(JSON.parse((error as { detail: string }).detail).retry_after).toBeGreaterThan(0);
  });
});
