import type { MetricGroup } from '../model/metric';

export const marketMetrics: readonly MetricGroup[] = [
  {
    id: 'market-measures',
    title: 'Reading the market',
    intro: 'Measures of price and rent. They need no loan and no costs.',
    metrics: [
      {
        id: 'gross-yield',
        term: 'Gross yield',
        also: ['gross rental yield'],
        formula: '12R ÷ P',
        meaning: 'Yearly rent as a share of the price, before any cost.',
        example: '9.0 %',
      },
      {
        id: 'group-yield',
        term: 'Group yield',
        formula: 'Σ 12R ÷ Σ P',
        meaning:
          'The yield of a set or an area: all yearly rents over all prices, never the mean of single yields.',
      },
      {
        id: 'grm',
        term: 'Gross rent multiplier (GRM)',
        formula: 'P ÷ 12R',
        meaning: 'Years of gross rent that pay the price: the inverse of gross yield.',
        example: '11.11',
      },
      {
        id: 'price-sqm',
        term: 'Price per square metre',
        formula: 'P ÷ area',
        meaning: 'Makes flats of different size comparable within one area and typology.',
      },
      {
        id: 'gri-sqm',
        term: 'Gross rental income per square metre (GRI/m²)',
        formula: '12R ÷ area',
        meaning: 'What one square metre earns in a year.',
      },
      {
        id: 'quartiles',
        term: 'Median, p25 and p75',
        also: ['quartile', 'percentile'],
        formula: 'linear interpolation between ordered values (percentile_cont)',
        meaning: 'The middle value, and the range that holds the middle half of the records.',
      },
      {
        id: 'comparables',
        term: 'Comparables estimate',
        also: ['fair price', 'comps'],
        formula: 'weighted median of price per m² × size',
        meaning:
          'What similar units suggest for one unit. Nearer, newer and more equally sized records weigh more. Shown with n and an 80 % range.',
      },
      {
        id: 'outliers',
        term: 'Outlier flag',
        formula: 'log(P ÷ area) outside [Q1 − 1.5 IQR, Q3 + 1.5 IQR]',
        meaning:
          'Tukey’s rule on the logarithm of price per m². Flagged with the reason, not removed.',
      },
      {
        id: 'supply-shock',
        term: 'Supply-shock ratio',
        formula: 'units in the pipeline ÷ units standing',
        meaning: 'How much new supply is coming in proportion to what stands today.',
      },
    ],
  },
];
