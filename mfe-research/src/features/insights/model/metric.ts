import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';

export type MetricKey = 'gross_yield' | 'price_sqm' | 'grm';

export interface Metric {
  key: MetricKey;
  name: string;
  formula: string;
  /** what it says, in plain words */
  meaning: string;
  /** how the average of a whole set is formed */
  average: string;
  /** which end an investor looks at first */
  better: 'high' | 'low';
}

export const METRICS: Record<MetricKey, Metric> = {
  gross_yield: {
    key: 'gross_yield',
    name: 'Gross yield',
    formula: '12 × monthly rent ÷ price',
    meaning:
      'The share of the price that a year of full rent brings back, before vacancy, running costs, tax and loan.',
    average: 'all yearly rents ÷ all prices',
    better: 'high',
  },
  price_sqm: {
    key: 'price_sqm',
    name: 'Price per m²',
    formula: 'price ÷ size in m²',
    meaning:
      'What one square metre costs. Small units usually cost more per square metre than large ones, so compare within a typology.',
    average: 'all prices ÷ all square metres',
    better: 'low',
  },
  grm: {
    key: 'grm',
    name: 'Gross rent multiplier',
    formula: 'price ÷ (12 × monthly rent)',
    meaning:
      'How many years of full rent pay the price: the gross yield turned over. A multiplier of 11 is a gross yield of 9.1 %.',
    average: 'all prices ÷ all yearly rents',
    better: 'low',
  },
};

/** A value of the metric as shown, money in the market's currency. */
export function writeMetric(key: MetricKey, value: number | null, currency: string): string {
  if (key === 'gross_yield') return formatPercent(value);
  if (key === 'price_sqm') return formatMoney(value === null ? null : Math.round(value), currency);
  return formatNumber(value, { digits: 1 });
}
