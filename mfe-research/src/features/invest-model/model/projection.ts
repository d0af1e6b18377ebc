import type { InvestmentAssumptions } from './assumptions';
import { closingCosts } from './closing-costs';
import { effectiveGrossIncome, netOperatingIncome, operatingExpenses } from './income';
import { equityInvested } from './leverage';
import { balanceAfter, type Loan, monthlyPayment } from './loan';

export function loanOf(assumptions: InvestmentAssumptions): Loan {
  return {
    principal: assumptions.price * assumptions.loanToValue,
    annualRate: assumptions.annualRate,
    months: Math.round(assumptions.termYears * 12),
  };
}

/**
 * Yearly flows to the investor before tax: equity out today, then NOI less debt service, and in
 * the last year the sale price less what is still owed. Rent and every cost grow at `rentGrowth`,
 * value at `priceGrowth`. Null when the loan has no payment (no term).
 */
export function equityFlows(assumptions: InvestmentAssumptions): number[] | null {
  const loan = loanOf(assumptions);
  const payment = loan.principal === 0 ? 0 : monthlyPayment(loan);
  const years = Math.floor(assumptions.holdYears);
  if (payment === null || years < 1) return null;
  const { price, rent, vacancy, costs, closing, rentGrowth, priceGrowth } = assumptions;
  const egi = effectiveGrossIncome(rent, vacancy);
  const firstNoi = netOperatingIncome(egi, operatingExpenses(price, egi, costs));
  const flows = [-equityInvested(price, loan.principal, closingCosts(price, closing))];
  for (let year = 1; year <= years; year++) {
    const paymentsThisYear = Math.min(12, Math.max(0, loan.months - 12 * (year - 1)));
    const noi = firstNoi * (1 + rentGrowth) ** (year - 1);
    flows.push(noi - payment * paymentsThisYear);
  }
  const owed = loan.principal === 0 ? 0 : (balanceAfter(loan, 12 * years) ?? 0);
  const sale = price * (1 + priceGrowth) ** years - owed;
  flows[years] = (flows[years] ?? 0) + sale;
  return flows;
}
