import fc from 'fast-check';
import { EXAMPLE_MARKET } from '../../../testing/example-market';
import { analyseInvestment } from './analysis';
import { assumptionsFromMarket, EXAMPLE_PURCHASE } from './assumptions';
import { internalRateOfReturn, netPresentValue } from './cash-flows';
import { valueByComparables } from './comparables';
import { balanceAfter, monthlyPayment } from './loan';

const EXAMPLE_ASSUMPTIONS = assumptionsFromMarket(EXAMPLE_MARKET, EXAMPLE_PURCHASE);

const loans = fc.record({
  principal: fc.integer({ min: 1, max: 500_000_000 }),
  annualRate: fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 0.6, noNaN: true })),
  months: fc.integer({ min: 1, max: 480 }),
});

test('paying month by month lands on the closed-form balance, and on zero at the end', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 0, max: 1, noNaN: true }), (loan, share) => {
      const payment = monthlyPayment(loan) ?? Number.NaN;
      const stop = Math.round(share * loan.months);
      let owed = loan.principal;
      for (let k = 0; k < stop; k++) owed = owed * (1 + loan.annualRate / 12) - payment;
      const tolerance = loan.principal * 1e-6;
      expect(Math.abs(owed - (balanceAfter(loan, stop) ?? Number.NaN))).toBeLessThan(tolerance);
      expect(balanceAfter(loan, loan.months)).toBe(0);
    }),
  );
});

test('an IRR makes the NPV vanish; without a sign change there is none', () => {
  const flow = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.array(flow, { maxLength: 30 }),
      (cost, rest) => {
        const flows = [-cost, ...rest];
        const rate = internalRateOfReturn(flows);
        if (!rest.some((value) => value > 0)) expect(rate).toBeNull();
        if (rate === null) return;
        const scale = flows.reduce((sum, v, year) => sum + Math.abs(v) * (1 + rate) ** -year, 0);
        expect(Math.abs(netPresentValue(rate, flows) ?? Number.NaN)).toBeLessThan(scale * 1e-9);
      },
    ),
  );
});

test('one outlay and later gains always have an IRR, and it is the only one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 1_000_000 }),
      fc.array(fc.integer({ min: 10, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      (cost, gains) => {
        const rate = internalRateOfReturn([-cost, ...gains]);
        expect(rate).not.toBeNull();
        expect(Math.sign(Math.round((rate ?? 0) * 1e9))).toBe(
          Math.sign(gains.reduce((a, b) => a + b, 0) - cost),
        );
      },
    ),
  );
});

test('no analysis is ever NaN or infinite, whatever is typed', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      money,
      money,
      share,
      share,
      share,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 40 }),
      (price, rent, vacancy, loanToValue, annualRate, termYears, holdYears) => {
        const result = analyseInvestment({
          ...EXAMPLE_ASSUMPTIONS,
          price,
          rent,
          vacancy,
          loanToValue,
          annualRate,
          termYears,
          holdYears,
        });
        for (const [name, value] of Object.entries(result)) {
          if (typeof value === 'number')
            expect([name, Number.isFinite(value)]).toEqual([name, true]);
        }
      },
    ),
  );
});

test('comparables: the range holds the value, a near and fresh one outweighs far and stale ones', () => {
  const comparable = fc.record({
    pricePerSqm: fc.integer({ min: 20_000, max: 400_000 }),
    distanceM: fc.integer({ min: 0, max: 5_000 }),
    ageDays: fc.integer({ min: 0, max: 1_000 }),
    sizeSqm: fc.integer({ min: 20, max: 600 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 600 }),
      fc.array(comparable, { minLength: 1 }),
      (size, all) => {
        const found = valueByComparables(size, all);
        expect(found?.n).toBe(all.length);
        expect(found && found.low <= found.value && found.value <= found.high).toBe(true);
      },
    ),
  );
  const far = { pricePerSqm: 50_000, distanceM: 3_000, ageDays: 700, sizeSqm: 100 };
  const near = { pricePerSqm: 90_000, distanceM: 20, ageDays: 5, sizeSqm: 100 };
  expect(valueByComparables(100, [far, far, far, near])?.value).toBe(9_000_000);
  expect(valueByComparables(100, [])).toBeNull();
});
