import type { AreaMonth } from './area-month';
import { priceIndex } from './price-index';

const month = (date: string, price: number | null, n = 40): AreaMonth => ({
  area_slug: 'kilimani',
  month: date,
  typology: 'all',
  n: price === null ? 3 : n,
  median_price: null,
  median_rent: null,
  median_price_sqm: price,
  gross_yield: null,
});

test('three months count together by their records, and compare with the three before', () => {
  const move = priceIndex([
    month('2026-05-01', 80_000),
    month('2026-06-01', 80_000),
    month('2026-07-01', 80_000),
    month('2026-08-01', 88_000, 10),
    month('2026-09-01', 88_000, 10),
    month('2026-10-01', 100_000, 20),
  ]);
  expect(move?.latest).toBeCloseTo(94_000);
  expect(move?.n).toBe(40);
  expect(move?.quarterly).toBeCloseTo(94 / 80 - 1);
  expect(move?.index[0]).toBe(100);
  expect(move?.index.at(-1)).toBeCloseTo(117.5);
  expect(move?.yearly).toBeNull();
});

test('a year is compared with the same three months, across new year', () => {
  const dates = [
    '2024-12-01',
    '2025-01-01',
    '2025-02-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ];
  const move = priceIndex(dates.map((date, place) => month(date, place < 3 ? 100_000 : 110_000)));
  expect(move?.yearly).toBeCloseTo(0.1);
  expect(move?.quarterly).toBeNull();
});

test('a hidden month is never bridged', () => {
  expect(
    priceIndex([
      month('2026-07-01', 80_000),
      month('2026-08-01', null),
      month('2026-09-01', 80_000),
      month('2026-10-01', 92_000),
    ]),
  ).toBeNull();
});
