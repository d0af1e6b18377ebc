import type postgres from 'postgres';
import { newAccount } from '../support/account';
import { rpc, search } from '../support/api';
import { openDatabase } from '../support/database';
import { figure, numberIn, signIn } from '../support/pages';
import { expect, test } from '../support/test';

test.skip(!process.env.E2E_DATA_DIR, 'needs the database of the site that the suite started');

let sql: postgres.Sql;
test.beforeAll(() => {
  sql = openDatabase();
});
test.afterAll(() => sql.end());

interface Row {
  price: number | null;
  rent: number | null;
  size_sqm: number | null;
  development_id: string | null;
}

/** percentile_cont by hand: linear between the two neighbours. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

const spread = (values: readonly number[]) => ({
  median: quantile(values, 0.5),
  p25: quantile(values, 0.25),
  p75: quantile(values, 0.75),
  n: values.length,
});

/** The statistics of product.md from single rows, without the product's own SQL. */
function recompute(rows: readonly Row[]) {
  const of = (value: (row: Row) => number | null) => rows.flatMap((row) => value(row) ?? []);
  const both = (a: number | null, b: number | null, f: (a: number, b: number) => number) =>
    a === null || b === null ? null : f(a, b);
  const price = of((row) => row.price);
  return {
    price_sqm: spread(of((row) => both(row.price, row.size_sqm, (p, s) => p / s))),
    rent: spread(of((row) => row.rent)),
    gross_yield: spread(of((row) => both(row.rent, row.price, (r, p) => (12 * r) / p))),
    grm: spread(of((row) => both(row.rent, row.price, (r, p) => p / (12 * r)))),
    price: {
      ...spread(price),
      mean: price.reduce((sum, each) => sum + each, 0) / price.length,
      min: Math.min(...price),
      max: Math.max(...price),
    },
  };
}

const filters = {
  areas: ['kilimani', 'westlands'],
  typologies: ['2BR', '3BR'],
  price_max: 20_000_000,
};

const matchingRows = () => sql<Row[]>`
  select price, rent, size_sqm, development_id
    from public.units
   where area_id in (select id from public.areas where slug in ('kilimani', 'westlands'))
     and typology in ('2BR', '3BR') and price <= 20000000`;

test('every figure of a result equals the one recomputed from all its rows', async ({ page }) => {
  const account = await newAccount('figures');
  const { body } = await search(account.token, filters);
  const rows = await matchingRows();
  const expected = recompute(rows);

  expect(body.total).toBe(rows.length);
  expect(body.totals.data_points).toBe(rows.length);
  const developments = [...new Set(rows.flatMap((row) => row.development_id ?? []))];
  expect(body.totals.developments).toBe(developments.length);
  const [held] = await sql`
    select sum(units)::int as units from public.developments where id = any(${developments}::bigint[])`;
  expect(body.totals.units).toBe(held?.units);
  for (const [name, figures] of Object.entries(expected)) {
    for (const [key, value] of Object.entries(figures)) {
      const answered = body.stats[name]?.[key];
      expect(answered, `${name}.${key}`).toBeCloseTo(value, value > 1000 ? 2 : 9);
    }
  }

  await signIn(page, account, `/search-results?search=${body.search_id}`);
  const shown = async (label: string) => numberIn(figure(page, label));
  await expect(figure(page, 'Data points')).toHaveText(/\d/);
  expect(await shown('Data points')).toBe(rows.length);
  expect(await shown('Developments')).toBe(developments.length);
  expect(await shown('Units')).toBe(held?.units);
  expect(await shown('Median price per m²')).toBe(Math.round(expected.price_sqm.median));
  expect(await shown('Median rent a month')).toBe(Math.round(expected.rent.median));
  expect(await shown('Median gross yield')).toBeCloseTo(expected.gross_yield.median * 100, 1);
  expect(await shown('Median GRM')).toBeCloseTo(expected.grm.median, 1);
  expect(await shown('Mean price')).toBe(Math.round(expected.price.mean));
  expect(await shown('Median price')).toBe(Math.round(expected.price.median));
  expect(await shown('Lowest price')).toBe(Math.round(expected.price.min));
  expect(await shown('Highest price')).toBe(Math.round(expected.price.max));
});

test('the preview counts what the search returns, and all rows can be read', async () => {
  const { token } = await newAccount('all-rows');
  const preview = await rpc<{ count: number }>('preview_search', { filters });
  const { body } = await search(token, filters);
  expect(preview.body.count).toBe(body.total);
  const ids = new Set<number>();
  let cursor: string | null = null;
  do {
    const page: { body: { units: { id: number }[]; next_cursor: string | null } } = await rpc(
      'search_rows',
      { search_id: body.search_id, cursor, page_size: 1000, sort: 'id.asc', filters: {} },
      token,
    );
    for (const unit of page.body.units) ids.add(unit.id);
    cursor = page.body.next_cursor;
  } while (cursor);
  const found = await sql`
    select count(*)::int as n from public.units where id = any(${[...ids]}::bigint[])
       and typology in ('2BR', '3BR') and price <= 20000000`;
  expect(ids.size).toBe(body.total);
  expect(found[0]?.n).toBe(body.total);
});
