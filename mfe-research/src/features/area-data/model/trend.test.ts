import { trendRows } from './trend';

const entry = (area_slug: string, month: string, median_rent: number | null, n = 20) => ({
  area_slug,
  month,
  typology: 'all',
  n,
  median_price: null,
  median_rent,
  median_price_sqm: null,
  gross_yield: null,
});

test('newest month first, a hidden value stays hidden with its n, unasked areas stay out', () => {
  const months = [
    entry('kilimani', '2026-09-01', 60_000),
    entry('kilimani', '2026-10-01', null, 3),
    entry('riverside', '2026-10-01', 90_000),
    entry('westlands', '2026-11-01', 70_000),
  ];
  expect(trendRows(months, ['kilimani', 'riverside'], 'median_rent')).toEqual([
    {
      month: '2026-10-01',
      cells: [
        { value: null, n: 3 },
        { value: 90_000, n: 20 },
      ],
    },
    {
      month: '2026-09-01',
      cells: [
        { value: 60_000, n: 20 },
        { value: null, n: null },
      ],
    },
  ]);
  expect(trendRows([], ['kilimani'], 'median_rent')).toEqual([]);
});
