import { startingPoints } from './starting-points';

const entry = (
  area_slug: string,
  typology: string,
  month: string,
  gross_yield: number | null,
  n = 20,
) => ({
  area_slug,
  month,
  typology,
  n,
  median_price: 8_500_000.4,
  median_rent: null,
  median_price_sqm: gross_yield === null ? null : 100_000 * gross_yield,
  gross_yield,
});

const months = [
  entry('kilimani', '1BR', '2026-09-01', 0.2),
  entry('kilimani', '1BR', '2026-10-01', 0.08),
  entry('kilimani', 'all', '2026-10-01', 0.3),
  entry('riverside', '2BR', '2026-10-01', 0.09),
  entry('westlands', '3BR', '2026-10-01', 0.5, 6),
  entry('lavington', '4BR', '2026-10-01', null),
];

test('highest yield of the latest month first; thin, hidden and mixed months do not count', () => {
  const points = startingPoints(months, 'gross_yield');
  expect(points.map(({ area, value }) => [area, value])).toEqual([
    ['riverside', 0.09],
    ['kilimani', 0.08],
  ]);
  expect(points[0]?.search).toBe('?areas=riverside&typologies=2BR&price_max=8500000');
  expect(startingPoints([], 'gross_yield')).toEqual([]);
});

test('for prices the lowest comes first', () => {
  expect(startingPoints(months, 'median_price_sqm')[0]?.area).toBe('kilimani');
});
