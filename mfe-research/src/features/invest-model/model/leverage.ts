import { ratio } from '../../../shared/unit-metrics/ratio';

/** Debt service cover, NOI/12M; null without a loan to serve. */
export function debtServiceCover(noi: number, payment: number | null): number | null {
  return ratio(noi, payment === null ? null : 12 * payment);
}

/** Cash put in: P − L + C. */
export function equityInvested(price: number, loan: number, closingCosts: number): number {
  return price - loan + closingCosts;
}

/** (NOI − 12M)/(P − L + C); null when nothing of one's own is put in. */
export function cashOnCash(noi: number, payment: number | null, equity: number): number | null {
  return ratio(payment === null ? null : noi - 12 * payment, equity);
}

/** NOI/L */
export function debtYield(noi: number, loan: number): number | null {
  return ratio(noi, loan);
}

/** (OpEx + 12M)/12R: the share of full rent needed to break even. */
export function breakEvenRatio(opEx: number, payment: number | null, rent: number): number | null {
  return ratio(payment === null ? null : opEx + 12 * payment, 12 * rent);
}

/** True when borrowing costs more than the property earns (cap rate < mortgage constant). */
export function hasNegativeLeverage(cap: number | null, constant: number | null): boolean {
  return cap !== null && constant !== null && cap < constant;
}
