import { randomUUID } from 'node:crypto';
import { balanceOf, rpc } from './rpc';
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
const month = '2026-09-01';

/** An area with this many units in one month, priced 1, 2, 3 … million and let for 10, 20, 30 … thousand. */
const crowd = async (slug: string, n: number) => {
  await db.sql`insert into public.areas (slug, name, market_id, source) values (${slug}, ${slug}, 'nairobi', 'test')`;
  await db.sql`
    insert into public.units (area_id, typology, price, rent, size_sqm, search_text, source, source_key, observed_on)
    select a.id, '1BR', i * 1e6, i * 1e4, 50, ${slug}, 'test', ${slug} || i, ${month}::date
      from public.areas a, generate_series(1, ${n}) i where a.slug = ${slug}`;
};

beforeAll(async () => {
  db = await startTestDatabase(0.2);
  for (const n of [4, 5, 9, 10]) await crowd(`crowd-of-${n}`, n);
  await rpc(db, service, 'refresh_area_stats');
});
afterAll(() => db.stop());

describe('monthly statistics', () => {
  const monthOf = async (slug: string) => {
    const [row] = await db.as(
      anon,
      (tx) => tx`
      select n, small_sample, median_price, p25_price, p75_price, median_rent, median_price_sqm, gross_yield
        from public.area_stats_monthly where area_slug = ${slug} and typology = 'all' and month = ${month}`,
    );
    return row;
  };

  it('hide every value of fewer than five', async () => {
    expect(await monthOf('crowd-of-4')).toEqual({
      n: 4,
      small_sample: true,
      median_price: null,
      p25_price: null,
      p75_price: null,
      median_rent: null,
      median_price_sqm: null,
      gross_yield: null,
    });
  });

  it.each([
    [5, 3e6, true],
    [9, 5e6, true],
    [10, 5.5e6, false],
  ])('show %i with median %d, marked small: %s', async (n, median, small) => {
    const row = await monthOf(`crowd-of-${n}`);
    expect(row).toMatchObject({ n, median_price: median, small_sample: small });
    expect(row?.gross_yield).toBeCloseTo(0.12, 10);
  });

  it('hide a value that is rarer than its rows', async () => {
    await db.sql`update public.units set rent = null where source = 'test' and source_key in ('crowd-of-51', 'crowd-of-52')`;
    await rpc(db, service, 'refresh_area_stats');
    expect(await monthOf('crowd-of-5')).toMatchObject({
      n: 5,
      median_price: 3e6,
      median_rent: null,
      gross_yield: null,
    });
  });

  it('agree with the units of the sample', async () => {
    const rows = await db.sql`
      select s.area_slug, s.month::text, s.typology, s.n, s.median_price,
             (select count(*)::int from public.units u join public.areas a on a.id = u.area_id
               where a.slug = s.area_slug and date_trunc('month', u.observed_on) = s.month
                 and s.typology in ('all', u.typology)) as counted,
             (select case when count(u.price) >= 5 then percentile_cont(0.5) within group (order by u.price) end
                from public.units u join public.areas a on a.id = u.area_id
               where a.slug = s.area_slug and date_trunc('month', u.observed_on) = s.month
                 and s.typology in ('all', u.typology)) as median
        from public.area_stats_monthly s order by random() limit 60`;
    for (const row of rows) {
      expect([row.n, row.median_price]).toEqual([row.counted, row.median]);
    }
    const [span] =
      await db.sql`select count(distinct month)::int as months from public.area_stats_monthly`;
    expect(span?.months).toBe(36);
  });
});

describe('area counters', () => {
  it('count what is there and hide the value of few', async () => {
    const rows = await db.as(anon, (tx) => tx`select * from public.public_area_counters()`);
    const by = Object.fromEntries(rows.map((row) => [row.area, row]));
    const [kilimani] = await db.sql`
      select (select count(*) from public.units u where u.area_id = a.id)::text as data_points,
             (select sum(price) from public.units u where u.area_id = a.id) as aggregate_price,
             (select count(*) from public.developments d where d.area_id = a.id)::text as developments,
             (select sum(units) from public.developments d where d.area_id = a.id)::text as units
        from public.areas a where slug = 'kilimani'`;
    expect(by.kilimani).toMatchObject(kilimani ?? {});
    expect(by['crowd-of-4']).toMatchObject({ data_points: '4', aggregate_price: null });
  });
});

describe('the area report', () => {
  interface Report {
    search_id: string;
    charged: number;
    areas: {
      area: string;
      summary: Record<string, unknown>;
      typologies: unknown[];
      months: unknown[];
    }[];
  }
  const report = (
    user: string,
    area_ids: string[],
    filters = {},
    request_id: string = randomUUID(),
  ) => rpc<Report>(db, session(user), 'area_report', { area_ids, filters, request_id });

  it('charges one token for four areas, in the order asked, and opens again as it was', async () => {
    const user = await db.createUser();
    const request = randomUUID();
    const asked = ['westlands', 'kilimani', 'lavington', 'riverside'];
    const first = await report(user, asked, {}, request);
    expect(first.charged).toBe(1);
    expect(first.areas.map(({ area }) => area)).toEqual(asked);
    expect(await report(user, asked, {}, request)).toEqual({ ...first, charged: 0 });
    expect(await balanceOf(db, user)).toBe(2);
    const opened = await rpc(db, session(user), 'open_search', { search_id: first.search_id });
    expect(opened).toMatchObject({ kind: 'area_report', areas: first.areas });
    expect(
      await codeOf(rpc(db, session(user), 'search_rows', { search_id: first.search_id })),
    ).toBe('PT400');
  });

  it('hides fewer than five and marks fewer than ten', async () => {
    const user = await db.createUser();
    const { areas } = await report(user, ['crowd-of-4', 'crowd-of-9', 'crowd-of-10']);
    const price = areas.map(({ summary }) => summary.price);
    expect(price[0]).toEqual({
      median: null,
      p25: null,
      p75: null,
      n: 4,
      hidden: true,
      small_sample: false,
    });
    expect(price[1]).toMatchObject({ median: 5e6, n: 9, hidden: false, small_sample: true });
    expect(price[2]).toMatchObject({ median: 5.5e6, n: 10, hidden: false, small_sample: false });
  });

  it('charges nothing for nothing and refuses what it cannot mean', async () => {
    const user = await db.createUser();
    const empty = await report(user, ['kilimani'], { price_max: 1 });
    expect(empty).toMatchObject({ search_id: null, charged: 0 });
    expect(await balanceOf(db, user)).toBe(3);
    expect(await codeOf(report(user, []))).toBe('PT400');
    expect(await codeOf(report(user, ['a', 'b', 'c', 'd', 'e']))).toBe('PT400');
    expect(await codeOf(report(user, ['kilimani', 'kilimani']))).toBe('PT400');
    expect(await codeOf(report(user, ['atlantis']))).toBe('PT400');
    expect(await codeOf(report(user, ['kilimani'], { areas: ['kilimani'] }))).toBe('PT400');
  });
});

describe('places', () => {
  const suggest = (query: string) =>
    db.as(
      anon,
      (tx) => tx<{ kind: string; name: string }[]>`select * from public.suggest_places(${query})`,
    );

  it.each([
    ['kili', 'area', 'Kilimani'],
    ['kilmani', 'area', 'Kilimani'],
    ['argwings', 'road', 'Argwings Kodhek Road'],
    ['KODEK road', 'road', 'Argwings Kodhek Road'],
  ])('"%s" finds the %s %s', async (query, kind, name) => {
    expect((await suggest(query)).map((p) => `${p.kind} ${p.name}`)).toContain(`${kind} ${name}`);
  });

  it('finds developments, at most ten places, and nothing for a letter or a wildcard', async () => {
    const [known] = await db.sql`select name from public.developments limit 1`;
    expect((await suggest(known?.name)).map(({ name }) => name)).toContain(known?.name);
    expect((await suggest('road')).length).toBe(10);
    expect(await suggest('k')).toHaveLength(0);
    expect(await suggest('%%')).toHaveLength(0);
  });
});
