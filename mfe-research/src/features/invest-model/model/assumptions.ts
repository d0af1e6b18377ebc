import type { ClosingCostRates } from './closing-costs';
import type { OperatingCosts } from './income';

/** Everything the calculator asks; money in market currency, ratios 0–1, term in years. */
export interface InvestmentAssumptions {
  price: number;
  rent: number;
  vacancy: number;
  costs: OperatingCosts;
  closing: ClosingCostRates;
  loanToValue: number;
  annualRate: number;
  termYears: number;
  holdYears: number;
  rentGrowth: number;
  priceGrowth: number;
  discountRate: number;
}

/** The worked example the page opens with; closing costs come from the market when it has its own. */
export const EXAMPLE_ASSUMPTIONS: InvestmentAssumptions = {
  price: 12_000_000,
  rent: 90_000,
  vacancy: 0.08,
  costs: {
    managementRatio: 0.08,
    serviceCharge: 8_000,
    insuranceRatio: 0.0025,
    maintenanceRatio: 0.01,
    rates: 12_000,
  },
  closing: { stampDuty: 0.04, legalFee: 0.015, legalVat: 0.16, valuation: 0.0035 },
  loanToValue: 0.7,
  annualRate: 0.145,
  termYears: 15,
  holdYears: 10,
  rentGrowth: 0,
  priceGrowth: 0,
  discountRate: 0.1,
};
