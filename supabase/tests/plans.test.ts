import { startTestDatabase, type TestDatabase } from './test-database';

jest.setTimeout(900_000);

/** 1,008,000 records in the deep run, 60,000 otherwise. */
const scale = process.env.SAVANNA_DEEP ? 84 : 5;

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase(scale);
});
afterAll(() => db.stop());

it.each([
  { areas: ['kilimani'] },
  { areas: ['kilimani'], typologies: ['2BR'], price_min: 8_000_000 },
  { typologies: ['5BR'] },
  { price_min: 8_000_000, price_max: 8_100_000 },
  { rent_min: 200_000 },
  { size_max: 30 },
  { roads: ['Lenana Road'] },
  { text: 'acacia lenana' },
  { near: { lat: -1.2893, lng: 36.7869, radius_m: 300 } },
  { bbox: [36.785, -1.29, 36.788, -1.287] },
  {
    polygon: [
      [36.78, -1.29],
      [36.79, -1.29],
      [36.785, -1.28],
    ],
  },
])('%j reads no large table from end to end', async (filters) => {
  const [row] = await db.sql`
    select private.filter_clause(private.normalise_filters(${db.sql.json(filters)})) as clause`;
  const plan = await db.sql.unsafe(
    `explain select u.id from public.units u where ${row?.clause} limit 50001`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('Index');
  expect(text).not.toContain('Seq Scan');
});
