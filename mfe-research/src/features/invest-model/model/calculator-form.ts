import * as z from 'shared-state/schema';
import type { InvestmentAssumptions } from './assumptions';

/** The calculator as shown: money as it is, every share in percent. */
export interface CalculatorForm {
  price: number;
  rent: number;
  vacancy: number;
  management: number;
  serviceCharge: number;
  insurance: number;
  maintenance: number;
  rates: number;
  closing: number;
  loanToValue: number;
  annualRate: number;
  termYears: number;
  holdYears: number;
  rentGrowth: number;
  priceGrowth: number;
  discountRate: number;
}

const MOST_MONEY = 1e12;
const money = z
  .number({ error: 'Enter an amount' })
  .check(z.minimum(0, 'Enter 0 or more'), z.maximum(MOST_MONEY, 'This amount is too large'));
const positiveMoney = z
  .number({ error: 'Enter an amount' })
  .check(z.positive('Enter an amount above 0'), z.maximum(MOST_MONEY, 'This amount is too large'));
const between = (low: number, high: number) => {
  const message = `Enter a number from ${low} to ${high}`;
  return z.number({ error: message }).check(z.minimum(low, message), z.maximum(high, message));
};
const years = z
  .number({ error: 'Enter a number of years from 1 to 40' })
  .check(z.int(), z.minimum(1, 'Enter 1 to 40 years'), z.maximum(40, 'Enter 1 to 40 years'));

export const calculatorSchema = z.object({
  price: positiveMoney,
  rent: positiveMoney,
  vacancy: between(0, 100),
  management: between(0, 100),
  serviceCharge: money,
  insurance: between(0, 100),
  maintenance: between(0, 100),
  rates: money,
  closing: between(0, 50),
  loanToValue: between(0, 100),
  annualRate: between(0, 100),
  termYears: years,
  holdYears: years,
  rentGrowth: between(-50, 50),
  priceGrowth: between(-50, 50),
  discountRate: between(0, 100),
});

/** A share in percent without the digits floating point adds (0.145 → 14.5). */
const percent = (share: number) => Number((share * 100).toFixed(6));

export function calculatorFromAssumptions(value: InvestmentAssumptions): CalculatorForm {
  const { stampDuty, legalFee, legalVat, valuation } = value.closing;
  return {
    price: value.price,
    rent: value.rent,
    vacancy: percent(value.vacancy),
    management: percent(value.costs.managementRatio),
    serviceCharge: value.costs.serviceCharge,
    insurance: percent(value.costs.insuranceRatio),
    maintenance: percent(value.costs.maintenanceRatio),
    rates: value.costs.rates,
    closing: percent(stampDuty + legalFee * (1 + legalVat) + valuation),
    loanToValue: percent(value.loanToValue),
    annualRate: percent(value.annualRate),
    termYears: value.termYears,
    holdYears: value.holdYears,
    rentGrowth: percent(value.rentGrowth),
    priceGrowth: percent(value.priceGrowth),
    discountRate: percent(value.discountRate),
  };
}

/** Closing costs are asked as one share of the price; their parts are the market's. */
export function assumptionsFromCalculator(form: CalculatorForm): InvestmentAssumptions {
  return {
    price: form.price,
    rent: form.rent,
    vacancy: form.vacancy / 100,
    costs: {
      managementRatio: form.management / 100,
      serviceCharge: form.serviceCharge,
      insuranceRatio: form.insurance / 100,
      maintenanceRatio: form.maintenance / 100,
      rates: form.rates,
    },
    closing: { stampDuty: form.closing / 100, legalFee: 0, legalVat: 0, valuation: 0 },
    loanToValue: form.loanToValue / 100,
    annualRate: form.annualRate / 100,
    termYears: form.termYears,
    holdYears: form.holdYears,
    rentGrowth: form.rentGrowth / 100,
    priceGrowth: form.priceGrowth / 100,
    discountRate: form.discountRate / 100,
  };
}
