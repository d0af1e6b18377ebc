import fc from 'fast-check';
import {
  grossIncomePerSqm,
  grossRentMultiplier,
  grossYield,
  groupGrm,
  groupYield,
  pricePerSqm,
} from './unit-metrics';

test('the worked unit: KES 12 million, rent 90,000', () => {
  expect(grossYield(12_000_000, 90_000)).toBeCloseTo(0.09, 12);
  expect(grossRentMultiplier(12_000_000, 90_000)).toBeCloseTo(11.11, 2);
  expect(pricePerSqm(13_000_000, 165)).toBeCloseTo(78_787.88, 2);
  expect(grossIncomePerSqm(74_000, 165)).toBeCloseTo(5_381.82, 2);
});

test('a missing or zero figure gives no metric', () => {
  expect(grossYield(null, 1)).toBeNull();
  expect(grossYield(0, 1)).toBeNull();
  expect(grossRentMultiplier(1, 0)).toBeNull();
  expect(pricePerSqm(1, 0)).toBeNull();
  expect(groupYield([])).toBeNull();
  expect(groupGrm([])).toBeNull();
});

test('a group yield is not the mean of yields, and lies between its members’', () => {
  const two = [
    { price: 1_000_000, rent: 10_000 },
    { price: 9_000_000, rent: 30_000 },
  ];
  expect(groupYield(two)).toBeCloseTo(0.048, 12);
  const unit = fc.record({
    price: fc.integer({ min: 1_000_000, max: 90_000_000 }),
    rent: fc.integer({ min: 10_000, max: 500_000 }),
  });
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 30 }), (units) => {
      const each = units.map(({ price, rent }) => (12 * rent) / price);
      const unknown = [
        { price: null, rent: 5 },
        { price: 9, rent: null },
      ];
      const group = groupYield([...units, ...unknown]) ?? Number.NaN;
      expect(group).toBeGreaterThanOrEqual(Math.min(...each) - 1e-12);
      expect(group).toBeLessThanOrEqual(Math.max(...each) + 1e-12);
      expect((groupGrm(units) ?? Number.NaN) * (groupYield(units) ?? Number.NaN)).toBeCloseTo(1, 9);
    }),
  );
});
