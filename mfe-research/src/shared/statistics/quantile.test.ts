import fc from 'fast-check';
import { quantile, quartiles } from './quantile';

test('interpolates between neighbours as percentile_cont does', () => {
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10], 0.75)).toBe(10);
  expect(quantile([], 0.5)).toBeNull();
  expect(quartiles([])).toEqual({ p25: null, median: null, p75: null, n: 0 });
});

test('quartiles are ordered and inside the set', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const { p25, median, p75, n } = quartiles(values);
      const ordered = [
        Math.min(...values),
        p25 ?? NaN,
        median ?? NaN,
        p75 ?? NaN,
        Math.max(...values),
      ];
      expect(ordered).toEqual([...ordered].sort((a, b) => a - b));
      expect(n).toBe(values.length);
    }),
  );
});
