/** What buying costs on top of the price; ratios of the price, VAT a ratio of the legal fee. */
export interface ClosingCostRates {
  stampDuty: number;
  legalFee: number;
  legalVat: number;
  valuation: number;
}

/** C = P × (stamp duty + legal fee × (1 + VAT) + valuation) */
export function closingCosts(price: number, rates: ClosingCostRates): number {
  return price * (rates.stampDuty + rates.legalFee * (1 + rates.legalVat) + rates.valuation);
}
