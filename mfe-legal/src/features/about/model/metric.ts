export interface Metric {
  /** The anchor of the entry: part of public links, so it never changes once published. */
  id: string;
  term: string;
  /** Other names a reader may look for. */
  also?: readonly string[];
  formula: string;
  meaning: string;
  /** The result on the worked case, as the site would show it. */
  example?: string;
}

export interface MetricGroup {
  id: string;
  title: string;
  intro: string;
  metrics: readonly Metric[];
}

/** Symbols of the formulas, in the order a reader meets them. */
export const symbols: readonly (readonly [string, string])[] = [
  ['P', 'price'],
  ['R', 'monthly rent'],
  ['v', 'vacancy, as a share of the year'],
  ['C', 'closing costs: stamp duty, legal and valuation fees'],
  ['L', 'loan'],
  ['i', 'monthly interest rate'],
  ['n', 'number of monthly payments; elsewhere the number of records'],
  ['M', 'monthly loan payment'],
  ['k', 'payments already made'],
];
