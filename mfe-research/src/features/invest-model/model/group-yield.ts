/** Yield of a group, sum(12R)/sum(P) over units with both: never a mean of ratios. */
export function groupYield(
  units: ReadonlyArray<{ price: number | null; rent: number | null }>,
): number | null {
  let rents = 0;
  let prices = 0;
  for (const { price, rent } of units) {
    if (price === null || rent === null || price <= 0) continue;
    rents += 12 * rent;
    prices += price;
  }
  return prices > 0 ? rents / prices : null;
}
