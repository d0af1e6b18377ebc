import { rpc, search } from './rpc';
import { codeOf, session, startTestDatabase, type TestDatabase } from './test-database';

jest.setTimeout(120_000);

interface Row {
  id: number;
  area: string;
  area_name: string;
  road: string | null;
  development: string | null;
  typology: string;
  price: number | null;
  rent: number | null;
  size_sqm: number | null;
  sale_type: string | null;
  dsq: boolean | null;
  en_suite: boolean | null;
  year_built: number | null;
  amenities: string[];
  lat: number | null;
  lng: number | null;
}

let db: TestDatabase;
let rows: Row[];
let user: string;

beforeAll(async () => {
  db = await startTestDatabase(0.5);
  // Rows with every value missing, so that "null never matches" is tested everywhere.
  await db.sql`
    insert into public.units (area_id, typology, search_text, source, source_key, observed_on)
    select id, '2BR', 'kilimani', 'bare', n::text, '2026-01-01'
      from public.areas, generate_series(1, 5) n where slug = 'kilimani'`;
  rows = await db.sql<Row[]>`
    select u.id::int, a.slug as area, a.name as area_name, u.road, d.name as development, u.typology, u.price, u.rent,
           u.size_sqm, u.sale_type, u.dsq, u.en_suite, u.year_built, u.amenities, u.lat, u.lng
      from public.units u join public.areas a on a.id = u.area_id
      left join public.developments d on d.id = u.development_id order by u.id`;
  user = await db.createUser(500);
});
afterAll(() => db.stop());

const idsOf = async (filters: object): Promise<number[]> => {
  const answer = await search(db, user, filters);
  if (!answer.search_id) return [];
  const points = await rpc<{ id: number[] }>(db, session(user), 'search_points', {
    search_id: answer.search_id,
  });
  return points.id;
};

const metresBetween = (lat1: number, lng1: number, lat2: number, lng2: number): number => {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lng2 - lng1) / 2) ** 2;
  return 2 * 6371000 * Math.asin(Math.sqrt(a));
};

const inside = (polygon: [number, number][], lng: number, lat: number): boolean => {
  let odd = false;
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + polygon.length - 1) % polygon.length] ?? [0, 0];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
};

const between = (value: number | null, low: number, high: number): boolean =>
  value !== null && value >= low && value <= high;
const placed = (row: Row, test: (lng: number, lat: number) => boolean): boolean =>
  row.lng !== null && row.lat !== null && test(row.lng, row.lat);

const star: [number, number][] = [
  [36.775, -1.295],
  [36.79, -1.285],
  [36.81, -1.29],
  [36.795, -1.275],
  [36.8, -1.26],
  [36.782, -1.27],
];

const cases: [string, object, (row: Row) => boolean][] = [
  ['nothing', {}, () => true],
  ['empty lists', { areas: [], typologies: [], amenities: [], polygon: [], text: ' ' }, () => true],
  ['one area', { areas: ['lavington'] }, (r) => r.area === 'lavington'],
  [
    'areas are alternatives',
    { areas: ['lavington', 'riverside'] },
    (r) => ['lavington', 'riverside'].includes(r.area),
  ],
  ['an unknown area', { areas: ['atlantis'] }, () => false],
  [
    'roads',
    { roads: ['Lenana Road', 'Church Road'] },
    (r) => ['Lenana Road', 'Church Road'].includes(r.road ?? ''),
  ],
  ['typologies', { typologies: ['Studio', '5BR'] }, (r) => ['Studio', '5BR'].includes(r.typology)],
  [
    'prices, inclusive',
    { price_min: 6000000, price_max: 6100000 },
    (r) => between(r.price, 6000000, 6100000),
  ],
  ['rents', { rent_min: 40000, rent_max: 41000 }, (r) => between(r.rent, 40000, 41000)],
  ['sizes', { size_min: 60, size_max: 62.5 }, (r) => between(r.size_sqm, 60, 62.5)],
  [
    'a minimum alone',
    { rent_min: 150000 },
    (r) => between(r.rent, 150000, Number.POSITIVE_INFINITY),
  ],
  [
    'sale types',
    { sale_type: ['off_plan', 'new'] },
    (r) => ['off_plan', 'new'].includes(r.sale_type ?? ''),
  ],
  ['with DSQ', { dsq: true }, (r) => r.dsq === true],
  ['without DSQ', { dsq: false }, (r) => r.dsq === false],
  ['without en-suite', { en_suite: false }, (r) => r.en_suite === false],
  ['years', { year_min: 2020, year_max: 2024 }, (r) => between(r.year_built, 2020, 2024)],
  [
    'all amenities required',
    { amenities: ['pool', 'gym'] },
    (r) => ['pool', 'gym'].every((a) => r.amenities.includes(a)),
  ],
  [
    'near a point',
    { near: { lat: -1.2893, lng: 36.7869, radius_m: 300 } },
    (r) => placed(r, (lng, lat) => metresBetween(-1.2893, 36.7869, lat, lng) <= 300),
  ],
  ['a polygon', { polygon: star }, (r) => placed(r, (lng, lat) => inside(star, lng, lat))],
  [
    'a box',
    { bbox: [36.77, -1.29, 36.79, -1.275] },
    (r) => placed(r, (lng, lat) => between(lng, 36.77, 36.79) && between(lat, -1.29, -1.275)),
  ],
  [
    'words of a text, each anywhere',
    { text: '  ACACIA   riversidé ' },
    (r) => {
      const text = [r.area_name, r.road, r.development].join(' ').toLowerCase();
      return text.includes('acacia') && text.includes('riverside');
    },
  ],
  ['a text that looks like a pattern', { text: '%' }, () => false],
  [
    'everything together',
    {
      areas: ['kilimani', 'westlands'],
      typologies: ['2BR'],
      price_min: 7000000,
      dsq: false,
      amenities: ['lift'],
    },
    (r) =>
      ['kilimani', 'westlands'].includes(r.area) &&
      r.typology === '2BR' &&
      between(r.price, 7000000, Number.POSITIVE_INFINITY) &&
      r.dsq === false &&
      r.amenities.includes('lift'),
  ],
];

it.each(cases)('%s', async (_, filters, matches) => {
  const expected = rows.filter(matches).map(({ id }) => id);
  expect(await idsOf(filters)).toEqual(expected);
});

it('the cases above match something, save those that must not', () => {
  const empty = cases.filter(([, , matches]) => !rows.some(matches)).map(([name]) => name);
  expect(empty).toEqual(['an unknown area', 'a text that looks like a pattern']);
});

const wrong: [string, unknown][] = [
  ['colour', { colour: 'red' }],
  ['areas', { areas: 'kilimani' }],
  ['areas', { areas: [1] }],
  ['areas', { areas: [''] }],
  ['typologies', { typologies: ['6BR'] }],
  ['sale_type', { sale_type: ['rent'] }],
  ['price_min', { price_min: '100' }],
  ['price_max', { price_max: null }],
  ['price_max', { price_max: 1e300 }],
  ['dsq', { dsq: 'yes' }],
  ['year_min', { year_min: 2020.5 }],
  ['amenities', { amenities: { pool: true } }],
  ['near', { near: { lat: 0, lng: 0, radius_m: 1, unit: 'km' } }],
  ['near.radius_m', { near: { lat: 0, lng: 0 } }],
  ['near.lat', { near: { lat: 91, lng: 0, radius_m: 10 } }],
  [
    'polygon',
    {
      polygon: [
        [1, 2],
        [3, 4],
      ],
    },
  ],
  [
    'polygon',
    {
      polygon: [
        [1, 2, 3],
        [3, 4],
        [5, 6],
      ],
    },
  ],
  ['bbox', { bbox: [1, 2, 3] }],
  ['bbox', { bbox: [37, -1, 36, 0] }],
  ['text', { text: 5 }],
];

it.each(wrong)('PT400 names %s in %j', async (key, filters) => {
  for (const call of [
    () => rpc(db, session(user), 'preview_search', { filters }),
    () => search(db, user, filters as object),
  ]) {
    const error = await call().catch((e: { code: string; message: string }) => e);
    expect(error).toMatchObject({ code: 'PT400', message: expect.stringContaining(`"${key}"`) });
  }
});

it.each([[[]], ['text'], [5]])('PT400 for filters that are %j', async (filters) => {
  const [row] = await db.sql`select 1 as one`;
  expect(row).toBeDefined();
  const call = db.as(
    session(user),
    (tx) => tx`select public.preview_search(${JSON.stringify(filters)}::text::jsonb)`,
  );
  expect(await codeOf(call)).toBe('PT400');
});

it('quotes and SQL in a value are only text', async () => {
  const filters = {
    text: "'; drop table public.units; --",
    roads: ["O'Neill') or true --"],
    areas: ['{"}'],
  };
  expect(await idsOf(filters)).toEqual([]);
});

describe('statistics', () => {
  const quantile = (values: number[], p: number): number => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (sorted.length - 1) * p;
    const low = sorted[Math.floor(at)] ?? Number.NaN;
    return low + ((sorted[Math.ceil(at)] ?? Number.NaN) - low) * (at - Math.floor(at));
  };
  const near = (value: number | null, expected: number) =>
    expect(Math.abs((value ?? Number.NaN) / expected - 1)).toBeLessThan(1e-9);

  it('agree with all rows, computed here', async () => {
    const set = rows.filter((r) => r.area === 'kilimani' && r.typology === '2BR');
    const { stats, totals } = await search(db, user, { areas: ['kilimani'], typologies: ['2BR'] });
    const present = (f: (r: Row) => number | null) =>
      set.map(f).filter((v): v is number => v !== null);
    const ratio = (a: number | null, b: number | null, f: (a: number, b: number) => number) =>
      a === null || b === null ? null : f(a, b);
    const expected = {
      price: present((r) => r.price),
      rent: present((r) => r.rent),
      price_sqm: present((r) => ratio(r.price, r.size_sqm, (p, s) => p / s)),
      gross_yield: present((r) => ratio(r.price, r.rent, (p, m) => (12 * m) / p)),
      grm: present((r) => ratio(r.price, r.rent, (p, m) => p / (12 * m))),
    };
    for (const [name, values] of Object.entries(expected)) {
      const figure = stats[name as keyof typeof expected];
      expect(figure.n).toBe(values.length);
      near(figure.p25, quantile(values, 0.25));
      near(figure.median, quantile(values, 0.5));
      near(figure.p75, quantile(values, 0.75));
    }
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
    near(stats.price.mean, sum(expected.price) / expected.price.length);
    expect([stats.price.min, stats.price.max]).toEqual([
      Math.min(...expected.price),
      Math.max(...expected.price),
    ]);
    const both = set.filter((r) => r.price !== null && r.rent !== null);
    const group = sum(both.map((r) => 12 * (r.rent ?? 0))) / sum(both.map((r) => r.price ?? 0));
    near(stats.gross_yield.group, group);
    near(totals.gross_yield, group);
    expect(totals.data_points).toBe(set.length);
  });
});
