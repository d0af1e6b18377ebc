import { seedSample } from '../../local-stack/src/sample/index';
import { startTestDatabase, type TestDatabase } from './test-database';

jest.setTimeout(240_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase(0);
});
afterAll(() => db.stop());

const clear = () => db.sql`truncate public.units, public.developments, public.pipeline_projects,
  private.area_counters, public.area_stats_monthly, public.areas restart identity cascade`;
const fingerprint = async () => {
  const [row] = await db.sql`
    select (select md5(string_agg(u::text, '' order by id)) from public.units u) as units,
           (select md5(string_agg(d::text, '' order by id)) from public.developments d) as developments,
           (select md5(string_agg(p::text, '' order by id)) from public.pipeline_projects p) as pipeline`;
  return row;
};

/** product.md: typical size, asking price (KES m) and rent (KES k) of 1 to 4 bedrooms; units per acre. */
const table: [string, number, number[], number[], number[]][] = [
  ['kilimani', 354, [62, 100, 165, 210], [6, 8.5, 13, 20], [41, 57, 74, 105]],
  ['kileleshwa', 264, [65, 115, 187, 230], [5.8, 8, 13, 22], [39, 54, 75, 113]],
  ['lavington', 363, [60, 99, 165, 215], [6.2, 8.9, 13, 23], [41, 56, 68, 109]],
  ['riverside', 182, [70, 130, 190, 240], [8.5, 14.4, 26, 38], [56, 94, 105, 150]],
  ['westlands', 394, [60, 100, 170, 220], [7, 11.7, 17, 26], [49, 68, 86, 128]],
];

const within = (value: number, target: number, tolerance: number) =>
  expect(Math.abs(value / target - 1)).toBeLessThan(tolerance);

describe('the sample at scale 1', () => {
  let first: unknown;
  beforeAll(async () => {
    await seedSample(db.sql, { scale: 1 });
    first = await fingerprint();
  });

  it('has five areas, 900 developments and 12,000 records, all labelled', async () => {
    const [row] = await db.sql`
      select (select count(*) from public.areas)::int as areas, (select count(*) from public.developments)::int as developments,
             (select count(*) from public.units)::int as units,
             (select count(*) from public.units where source <> 'Savanna sample')::int as unlabelled`;
    expect(row).toEqual({ areas: 5, developments: 900, units: 12000, unlabelled: 0 });
  });

  it.each(table)('%s meets its figures', async (slug, unitsPerAcre, sizes, prices, rents) => {
    const rows = await db.sql`
      select typology, percentile_cont(0.5) within group (order by size_sqm) as size,
             percentile_cont(0.5) within group (order by price) as price,
             percentile_cont(0.5) within group (order by rent) as rent
        from public.units u join public.areas a on a.id = u.area_id where a.slug = ${slug} group by 1`;
    const medians = Object.fromEntries(rows.map((row) => [row.typology, row]));
    ['1BR', '2BR', '3BR', '4BR'].forEach((typology, i) => {
      within(medians[typology].size, sizes[i] ?? 0, 0.03);
      within(medians[typology].price, (prices[i] ?? 0) * 1e6, 0.05);
      within(medians[typology].rent, (rents[i] ?? 0) * 1e3, 0.05);
    });
    within(medians.Studio.price, (prices[0] ?? 0) * 0.62e6, 0.09);
    within(medians['5BR'].price, (prices[3] ?? 0) * 1.25e6, 0.09);
    const [density] = await db.sql`
      select sum(units)::float8 / sum(acres) as per_acre from public.developments d
        join public.areas a on a.id = d.area_id where a.slug = ${slug}`;
    within(density?.per_acre, unitsPerAcre, 0.05);
  });

  it('puts about 20 % above a 9 % gross yield and about 12 % below 5 %', async () => {
    const [share] = await db.sql`
      select avg((gross_yield > 0.09)::int)::float8 as high, avg((gross_yield < 0.05)::int)::float8 as low
        from public.units where gross_yield is not null`;
    expect(Math.abs(share?.high - 0.2)).toBeLessThan(0.015);
    expect(Math.abs(share?.low - 0.12)).toBeLessThan(0.015);
  });

  it('scatters price and rent independently, log-sd 0.20 and 0.15', async () => {
    const [scatter] = await db.sql`
      select stddev(ln(price / p)) as price, stddev(ln(rent / r)) as rent, corr(ln(price / p), ln(rent / r)) as together
        from (select price, rent, exp(avg(ln(price)) over same) as p, exp(avg(ln(rent)) over same) as r
                from public.units window same as (partition by area_id, typology)) u`;
    within(scatter?.price, 0.2, 0.04);
    within(scatter?.rent, 0.15, 0.05);
    expect(Math.abs(scatter?.together)).toBeLessThan(0.05);
  });

  it('spans three years, with gaps in size, rent and price, and every position inside its area', async () => {
    const [row] = await db.sql`
      select count(distinct date_trunc('month', observed_on))::int as months, bool_and(size_sqm is not null) as sized,
             bool_and(rent is not null) as let, bool_and(price is not null) as priced,
             max(private.distance_m(u.lat, u.lng, a.lat, a.lng)) as farthest
        from public.units u join public.areas a on a.id = u.area_id`;
    expect(row).toMatchObject({ months: 36, sized: false, let: false, priced: false });
    expect(row?.farthest).toBeLessThan(430);
  });

  it('is the same rows again from the same seed, others from another', async () => {
    await clear();
    await seedSample(db.sql, { scale: 1 });
    expect(await fingerprint()).toEqual(first);
    await clear();
    await seedSample(db.sql, { scale: 1, seed: 2 });
    expect(await fingerprint()).not.toEqual(first);
    const [left] =
      await db.sql`select count(*)::int as n from pg_namespace where nspname = 'sample'`;
    expect(left?.n).toBe(0);
  });
});

it('adds areas with scale', async () => {
  await clear();
  await seedSample(db.sql, { scale: 5 });
  const [row] = await db.sql`
    select count(*)::int as units, count(distinct area_id)::int as areas,
           avg((gross_yield > 0.09)::int)::float8 as high from public.units`;
  expect(row).toMatchObject({ units: 60_000, areas: 25 });
  expect(Math.abs(row?.high - 0.2)).toBeLessThan(0.015);
});
