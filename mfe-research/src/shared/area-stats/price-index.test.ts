import type { AreaMonth } from './area-month';
import { priceIndex } from './price-index';

const month = (date: string, price: number | null): AreaMonth => ({
  area_slug: 'kilimani',
  month: date,
  typology: 'all',
  n: price === null ? 3 : 40,
  median_price: null,
  median_rent: null,
  median_price_sqm: price,
  gross_yield: null,
});

test('starts at 100 and compares with the month and the year before', () => {
  const move = priceIndex([
    month('2025-10-01', 80_000),
    month('2026-09-01', 88_000),
    month('2026-10-01', 92_000),
  ]);
  expect(move?.index).toEqual([100, expect.closeTo(110), expect.closeTo(115)]);
  expect(move?.monthly).toBeCloseTo(92 / 88 - 1);
  expect(move?.yearly).toBeCloseTo(0.15);
});

test('a hidden month is never bridged: no change against another month than the one named', () => {
  const move = priceIndex([
    month('2026-08-01', 80_000),
    month('2026-09-01', null),
    month('2026-10-01', 92_000),
  ]);
  expect(move?.index).toHaveLength(2);
  expect(move?.monthly).toBeNull();
  expect(move?.yearly).toBeNull();
  expect(priceIndex([month('2026-10-01', null)])).toBeNull();
});
