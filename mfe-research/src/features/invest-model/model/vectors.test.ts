import { EXAMPLE_MARKET } from '../../../testing/example-market';
import { analyseInvestment } from './analysis';
import { assumptionsFromMarket, EXAMPLE_PURCHASE } from './assumptions';
import { assumptionsFromCalculator, calculatorFromAssumptions } from './calculator-form';
import { equityMultiple, internalRateOfReturn, netPresentValue } from './cash-flows';
import { balanceAfter, monthlyPayment } from './loan';

const EXAMPLE_ASSUMPTIONS = assumptionsFromMarket(EXAMPLE_MARKET, EXAMPLE_PURCHASE);

describe('loan vectors', () => {
  const loan = { principal: 9_000_000, annualRate: 0.149 };
  test('11 years at 14.9 %', () => {
    expect(monthlyPayment({ ...loan, months: 132 })).toBeCloseTo(139_017.37, 2);
  });
  test('18 years at 14.9 %', () => {
    expect(monthlyPayment({ ...loan, months: 216 })).toBeCloseTo(120_105.18, 2);
  });
  test('a zero-rate loan repays its principal evenly', () => {
    expect(monthlyPayment({ principal: 1200, annualRate: 0, months: 12 })).toBe(100);
    expect(balanceAfter({ principal: 1200, annualRate: 0, months: 12 }, 3)).toBe(900);
  });
});

describe('the worked purchase of KES 12 million', () => {
  const result = analyseInvestment(EXAMPLE_ASSUMPTIONS);
  const percent = (value: number | null) => (value === null ? Number.NaN : value * 100);

  test('income', () => {
    expect(result.noi).toBeCloseTo(656_112, 6);
    expect(percent(result.grossYield)).toBeCloseTo(9, 10);
    expect(result.grossRentMultiplier).toBeCloseTo(11.11, 2);
    expect(result.closingCosts).toBeCloseTo(730_800, 6);
    expect(percent(result.capRate)).toBeCloseTo(5.4676, 4);
    expect(percent(result.netYield)).toBeCloseTo(5.4676, 4);
    expect(percent(result.yieldOnCost)).toBeCloseTo(5.1537, 4);
  });

  test('financing', () => {
    expect(result.payment).toBeCloseTo(114_702.07, 2);
    expect(result.debtServiceCover).toBeCloseTo(0.4767, 4);
    expect(percent(result.cashOnCash)).toBeCloseTo(-16.632, 3);
    expect(percent(result.breakEvenRatio)).toBeCloseTo(158.7, 2);
    expect(percent(result.debtYield)).toBeCloseTo(7.8109, 4);
    expect(result.balanceAtExit).toBeCloseTo(4_875_072, 0);
    expect(result.negativeLeverage).toBe(true);
  });

  test('the balance after 120 payments by itself', () => {
    const loan = { principal: 8_400_000, annualRate: 0.145, months: 180 };
    expect(Math.round(balanceAfter(loan, 120) ?? 0)).toBe(4_875_072);
  });
});

describe('flows −1000, 300, 400, 500', () => {
  const flows = [-1000, 300, 400, 500];
  test('IRR, NPV at 10 %, multiple', () => {
    expect((internalRateOfReturn(flows) ?? 0) * 100).toBeCloseTo(8.8963, 4);
    expect(netPresentValue(0.1, flows)).toBeCloseTo(-21.04, 2);
    expect(equityMultiple(flows)).toBeCloseTo(1.2, 10);
  });
  test('no sign change, no IRR', () => {
    expect(internalRateOfReturn([100, 200])).toBeNull();
    expect(internalRateOfReturn([-100, -1])).toBeNull();
    expect(internalRateOfReturn([])).toBeNull();
  });
});

test('the calculator as shown computes the same purchase, its figures typed in percent', () => {
  const shown = calculatorFromAssumptions(EXAMPLE_ASSUMPTIONS);
  expect(shown).toMatchObject({ annualRate: 14.5, loanToValue: 70, vacancy: 8, closing: 6.09 });
  const result = analyseInvestment(assumptionsFromCalculator(shown));
  expect(result.closingCosts).toBeCloseTo(730_800, 4);
  expect((result.cashOnCash ?? 0) * 100).toBeCloseTo(-16.632, 3);
});
