/** The flat behind every worked example: KES, and the market defaults of the invest page. */
export const workedCase = {
  price: 12_000_000,
  monthlyRent: 90_000,
  vacancy: 0.08,
  managementShare: 0.08,
  serviceChargeMonthly: 8_000,
  insuranceShare: 0.0025,
  maintenanceShare: 0.01,
  rates: 12_000,
  stampDutyShare: 0.04,
  legalShare: 0.015,
  legalVat: 0.16,
  valuationShare: 0.0035,
  loanToValue: 0.7,
  annualRate: 0.145,
  years: 15,
} as const;

export const workedCaseText =
  'A flat at KES 12,000,000 that lets for KES 90,000 a month; 8 % vacancy; management 8 % of collected rent, service charge KES 8,000 a month, insurance 0.25 % and maintenance 1 % of the price, rates KES 12,000 a year; closing costs of 4 % stamp duty, 1.5 % legal fees with 16 % VAT, and 0.35 % valuation; a loan of 70 % at 14.5 % over 15 years.';
