import { ratio } from './ratio';

/**
 * What one unit's price P, monthly rent R and size say. Money in market currency, sizes in m²,
 * yields as ratios per year. A figure that cannot be computed is null, never NaN.
 */
type Known = number | null;

/** 12R/P */
export function grossYield(price: Known, rent: Known): Known {
  return ratio(rent === null ? null : 12 * rent, price);
}

/** Gross rent multiplier P/12R: years of full rent that pay the price. */
export function grossRentMultiplier(price: Known, rent: Known): Known {
  return ratio(price, rent === null ? null : 12 * rent);
}

/** P/area, money per m² */
export function pricePerSqm(price: Known, sizeSqm: Known): Known {
  return ratio(price, sizeSqm);
}

/** Gross rental income per m² and year, 12R/area */
export function grossIncomePerSqm(rent: Known, sizeSqm: Known): Known {
  return ratio(rent === null ? null : 12 * rent, sizeSqm);
}

/** Yield of a group, sum(12R)/sum(P) over units with both: never a mean of ratios. */
export function groupYield(units: ReadonlyArray<{ price: Known; rent: Known }>): Known {
  let rents = 0;
  let prices = 0;
  for (const { price, rent } of units) {
    if (price === null || rent === null || price <= 0) continue;
    rents += 12 * rent;
    prices += price;
  }
  return ratio(rents, prices);
}

/** Multiplier of a group, sum(P)/sum(12R) over units with both. */
export function groupGrm(units: ReadonlyArray<{ price: Known; rent: Known }>): Known {
  const together = groupYield(units);
  return ratio(1, together);
}
