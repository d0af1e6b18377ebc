import type { Market } from '../../../shared/market/use-market';
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

type Defaults = Pick<Market, 'cost_defaults' | 'invest_defaults'>;

/** The purchase the page opens with, until the reader types their own. */
export const EXAMPLE_PURCHASE = { price: 12_000_000, rent: 90_000, holdYears: 10 };

/** The market's own costs and financing around a purchase. */
export function assumptionsFromMarket(
  { cost_defaults: cost, invest_defaults: invest }: Defaults,
  purchase: { price: number; rent: number; holdYears: number },
): InvestmentAssumptions {
  return {
    ...purchase,
    vacancy: invest.vacancy,
    costs: {
      managementRatio: invest.management_rate,
      serviceCharge: invest.service_charge_month,
      insuranceRatio: invest.insurance_rate,
      maintenanceRatio: invest.maintenance_rate,
      rates: invest.rates_year,
    },
    closing: {
      stampDuty: cost.stamp_duty_urban,
      legalFee: cost.legal_rate,
      legalVat: cost.legal_vat,
      valuation: cost.valuation_rate,
    },
    loanToValue: invest.ltv,
    annualRate: invest.annual_rate,
    termYears: invest.term_years,
    rentGrowth: invest.rent_growth,
    priceGrowth: invest.price_growth,
    discountRate: invest.discount_rate,
  };
}
