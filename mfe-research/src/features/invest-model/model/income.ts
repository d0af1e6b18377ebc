import { ratio } from '../../../shared/unit-metrics/ratio';

/**
 * Income side of a rental: P price, R monthly rent, v vacancy ratio, OpEx per year.
 * All yields are ratios per year (0.09 = 9 %).
 */
export interface OperatingCosts {
  /** share of effective gross income taken by the manager */
  managementRatio: number;
  /** per month */
  serviceCharge: number;
  /** per year, share of price */
  insuranceRatio: number;
  /** per year, share of price */
  maintenanceRatio: number;
  /** land rates and ground rent, per year */
  rates: number;
}

/** EGI = 12R(1 − v) */
export function effectiveGrossIncome(rent: number, vacancy: number): number {
  return 12 * rent * (1 - vacancy);
}

/** A year's operating expenses; financing and income tax are no part of them. */
export function operatingExpenses(price: number, egi: number, costs: OperatingCosts): number {
  return (
    egi * costs.managementRatio +
    12 * costs.serviceCharge +
    price * (costs.insuranceRatio + costs.maintenanceRatio) +
    costs.rates
  );
}

/** NOI = EGI − OpEx */
export function netOperatingIncome(egi: number, opEx: number): number {
  return egi - opEx;
}

/** NOI/P */
export function netYield(noi: number, price: number): number | null {
  return ratio(noi, price);
}

/** NOI/(P + C), C the closing costs. */
export function yieldOnCost(noi: number, price: number, closingCosts: number): number | null {
  return ratio(noi, price + closingCosts);
}

/** NOI/value, value being today's market value. */
export function capRate(noi: number, value: number): number | null {
  return ratio(noi, value);
}
