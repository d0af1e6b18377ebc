/**
 * Level-payment loan arithmetic (ordinary annuity, payments in arrears).
 * Money in market currency, rates per year as ratios (0.145 = 14.5 %), terms in months.
 * A figure that has no meaning for the input (no term, no loan) is null, never NaN.
 */
export interface Loan {
  principal: number;
  annualRate: number;
  months: number;
}

/** M = L·i / (1 − (1+i)^−n), with i the monthly rate; a zero-rate loan repays L/n. */
export function monthlyPayment({ principal, annualRate, months }: Loan): number | null {
  if (months <= 0 || principal < 0) return null;
  const i = annualRate / 12;
  if (i === 0) return principal / months;
  return (principal * i) / -Math.expm1(-months * Math.log1p(i));
}

/** What is still owed after `paid` payments: L(1+i)^k − M((1+i)^k − 1)/i; 0 once the term is over. */
export function balanceAfter(loan: Loan, paid: number): number | null {
  const payment = monthlyPayment(loan);
  if (payment === null || paid < 0) return null;
  if (paid >= loan.months) return 0;
  const i = loan.annualRate / 12;
  if (i === 0) return loan.principal - payment * paid;
  const growth = Math.expm1(paid * Math.log1p(i));
  return loan.principal * (1 + growth) - (payment * growth) / i;
}

/** A year's payments per unit of loan, 12M/L: a cap rate below it means negative leverage. */
export function mortgageConstant(loan: Loan): number | null {
  const payment = monthlyPayment(loan);
  return payment === null || loan.principal <= 0 ? null : (12 * payment) / loan.principal;
}
