/** Net present value of yearly flows, the first one today; `rate` a ratio per year above −1. */
export function netPresentValue(rate: number, flows: readonly number[]): number | null {
  if (flows.length === 0 || rate <= -1) return null;
  return flows.reduceRight((later, flow) => later / (1 + rate) + flow, 0);
}

/** Sum of what comes back over sum of what goes in; null when nothing goes in. */
export function equityMultiple(flows: readonly number[]): number | null {
  const paidIn = flows.reduce((sum, flow) => (flow < 0 ? sum - flow : sum), 0);
  const returned = flows.reduce((sum, flow) => (flow > 0 ? sum + flow : sum), 0);
  return paidIn > 0 ? returned / paidIn : null;
}

const LOWEST_RATE = -0.999999;
const HIGHEST_RATE = 1e6;
const BRACKETS = 1200;

/**
 * Internal rate of return: the rate at which the flows' NPV is zero, by bracketing and bisection.
 * Null ("no IRR") when the flows never change sign or no rate above −99.9999 % fits.
 * With several roots the one nearest to zero is given, the usual reading.
 */
export function internalRateOfReturn(flows: readonly number[]): number | null {
  const hasGain = flows.some((flow) => flow > 0);
  const hasCost = flows.some((flow) => flow < 0);
  if (!hasGain || !hasCost) return null;
  const brackets = signChanges(flows).map(([low, high]) => bisect(flows, low, high));
  brackets.sort((a, b) => Math.abs(a) - Math.abs(b));
  return brackets[0] ?? null;
}

/** Rates spaced evenly in log(1 + r), so that −99 % and 1,000 % are searched alike. */
function signChanges(flows: readonly number[]): Array<[number, number]> {
  const from = Math.log1p(LOWEST_RATE);
  const step = (Math.log1p(HIGHEST_RATE) - from) / BRACKETS;
  const found: Array<[number, number]> = [];
  let low = LOWEST_RATE;
  for (let k = 1; k <= BRACKETS; k++) {
    const high = Math.expm1(from + k * step);
    if (present(flows, low) >= 0 !== present(flows, high) >= 0) found.push([low, high]);
    low = high;
  }
  return found;
}

function bisect(flows: readonly number[], from: number, to: number): number {
  let low = from;
  let high = to;
  const positiveAtLow = present(flows, low) >= 0;
  for (let k = 0; k < 200 && high - low > Number.EPSILON * Math.max(1, Math.abs(low)); k++) {
    const middle = (low + high) / 2;
    if (present(flows, middle) >= 0 === positiveAtLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function present(flows: readonly number[], rate: number): number {
  return netPresentValue(rate, flows) ?? 0;
}
