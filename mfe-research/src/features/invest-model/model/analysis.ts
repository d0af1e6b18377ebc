import { grossRentMultiplier, grossYield } from '../../../shared/unit-metrics/unit-metrics';
import type { InvestmentAssumptions } from './assumptions';
import { equityMultiple, internalRateOfReturn, netPresentValue } from './cash-flows';
import { closingCosts } from './closing-costs';
import {
  capRate,
  effectiveGrossIncome,
  netOperatingIncome,
  netYield,
  operatingExpenses,
  yieldOnCost,
} from './income';
import {
  breakEvenRatio,
  cashOnCash,
  debtServiceCover,
  debtYield,
  equityInvested,
  hasNegativeLeverage,
} from './leverage';
import { balanceAfter, monthlyPayment, mortgageConstant } from './loan';
import { equityFlows, loanOf } from './projection';

/** All figures of one purchase; money in market currency, ratios per year, null = no meaning. */
export type InvestmentAnalysis = ReturnType<typeof analyseInvestment>;

export function analyseInvestment(assumptions: InvestmentAssumptions) {
  const { price, rent, vacancy, costs } = assumptions;
  const loan = loanOf(assumptions);
  const hasLoan = loan.principal > 0;
  const payment = hasLoan ? monthlyPayment(loan) : 0;
  const closing = closingCosts(price, assumptions.closing);
  const equity = equityInvested(price, loan.principal, closing);
  const egi = effectiveGrossIncome(rent, vacancy);
  const opEx = operatingExpenses(price, egi, costs);
  const noi = netOperatingIncome(egi, opEx);
  const cap = capRate(noi, price);
  const constant = mortgageConstant(loan);
  const flows = equityFlows(assumptions);
  return {
    loan: loan.principal,
    payment,
    closingCosts: closing,
    equity,
    effectiveGrossIncome: egi,
    operatingExpenses: opEx,
    noi,
    cashFlow: payment === null ? null : noi - 12 * payment,
    grossYield: grossYield(price, rent),
    grossRentMultiplier: grossRentMultiplier(price, rent),
    netYield: netYield(noi, price),
    capRate: cap,
    yieldOnCost: yieldOnCost(noi, price, closing),
    mortgageConstant: constant,
    debtServiceCover: debtServiceCover(noi, payment),
    cashOnCash: cashOnCash(noi, payment, equity),
    debtYield: debtYield(noi, loan.principal),
    breakEvenRatio: breakEvenRatio(opEx, payment, rent),
    balanceAtExit: hasLoan ? balanceAfter(loan, 12 * Math.floor(assumptions.holdYears)) : 0,
    negativeLeverage: hasNegativeLeverage(cap, constant),
    irr: flows && internalRateOfReturn(flows),
    npv: flows && netPresentValue(assumptions.discountRate, flows),
    equityMultiple: flows && equityMultiple(flows),
    flows,
  };
}
