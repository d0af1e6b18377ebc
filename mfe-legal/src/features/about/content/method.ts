export interface MethodStep {
  title: string;
  text: string;
}

export const mission =
  'Buying a flat is the largest decision most people make, and often one with the least data. Savanna puts prices, rents and returns of a neighbourhood side by side, computed the same way for every building, with the number of records behind each figure.';

export const methodSteps: readonly MethodStep[] = [
  {
    title: 'Observe',
    text: 'A record is one unit seen on one date: area, road, development, typology, size, price, rent, source. It keeps its date and its source for good.',
  },
  {
    title: 'Check',
    text: 'Units of measure and currency are normalised. What cannot be read is rejected and reported, never guessed. Unusual values are flagged and stay in.',
  },
  {
    title: 'Summarise',
    text: 'Medians with quartiles and n, group yields from sums. Aggregates leave the database only when enough records stand behind them.',
  },
  {
    title: 'Decide',
    text: 'Your own costs, loan and criteria turn a list into a shortlist. Every calculation is shown, so you can repeat it by hand.',
  },
];

export const sampleLimits: readonly string[] = [
  'n < 5: hidden. The database itself withholds the value, on public pages and paid ones alike.',
  'n < 10: shown with a mark, to be read with care.',
  'n ≥ 10: shown with n and, for a median, p25 and p75.',
];
