import fc from 'fast-check';
import { countOutside, histogram, summariseMetric } from './metric-summary';

const points = {
  typologies: ['Studio', '1BR', '2BR'],
  total: 4,
  price: [10_000_000, 20_000_000, 12_000_000, null],
  rent: [100_000, 80_000, null, 50_000],
  size_sqm: [100, 160, 100, 40],
  price_sqm: [100_000, 125_000, 120_000, null],
  gross_yield: [0.12, 0.048, null, null],
  typology: [1, 2, 2, 0],
};

test('quartiles over known values, the average of sums, one row per typology that has values', () => {
  const yields = summariseMetric('gross_yield', points);
  expect(yields.all).toMatchObject({
    p25: expect.closeTo(0.066),
    p75: expect.closeTo(0.102),
    n: 2,
  });
  expect(yields.all.median).toBeCloseTo(0.084);
  expect(yields.average).toBeCloseTo((12 * 180_000) / 30_000_000);
  expect(yields.byTypology.map(({ typology, spread }) => [typology, spread.n])).toEqual([
    ['1BR', 1],
    ['2BR', 1],
  ]);
  const prices = summariseMetric('price_sqm', points);
  expect(prices.all).toMatchObject({ median: 120_000, n: 3 });
  expect(prices.average).toBeCloseTo(42_000_000 / 360);
  expect(summariseMetric('grm', points).average).toBeCloseTo(30_000_000 / (12 * 180_000));
});

test('an empty result has no figure and no bar', () => {
  const empty = { ...points, total: 0, price: [], rent: [], size_sqm: [], typology: [] };
  const summary = summariseMetric('gross_yield', empty);
  expect(summary.average).toBeNull();
  expect(summary.all).toEqual({ p25: null, median: null, p75: null, n: 0 });
  expect(histogram(summary.values, 12)).toEqual([]);
});

test('a histogram counts every value once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (numbers) => {
      const sorted = [...numbers].sort((a, b) => a - b);
      const counted = histogram(sorted, 12).reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(numbers.length);
    }),
  );
  expect(countOutside([0.04, 0.05, 0.09, 0.1], 0.05, 0.09)).toEqual({ below: 1, above: 1 });
});
