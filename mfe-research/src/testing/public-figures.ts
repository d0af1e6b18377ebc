const counter = (area: string, name: string, data_points: number, aggregate_price: number) => ({
  area,
  name,
  developments: 180,
  units: 22_746,
  acreage: 64.4,
  aggregate_price,
  data_points,
  latest_observed_on: '2026-10-31',
});

export const COUNTERS = [
  counter('kilimani', 'Kilimani', 2_945, 32_197_200_000),
  counter('westlands', 'Westlands', 2_571, 36_808_150_000),
];

const month = (date: string, median_price_sqm: number | null, typology = 'all') => ({
  area_slug: 'kilimani',
  month: date,
  typology,
  n: median_price_sqm === null ? 3 : 40,
  median_price: median_price_sqm === null ? null : median_price_sqm * 100,
  median_rent: median_price_sqm === null ? null : 60_000,
  median_price_sqm,
  gross_yield: median_price_sqm === null ? null : 0.081,
});

/** Six months of Kilimani: three at 80,000 per m², then three at 88,000. */
export const MONTHS = [
  ...['2026-05-01', '2026-06-01', '2026-07-01'].map((date) => month(date, 80_000)),
  ...['2026-08-01', '2026-09-01', '2026-10-01'].map((date) => month(date, 88_000)),
];

export const TYPOLOGY_MONTHS = [
  month('2026-10-01', 90_000, '2BR'),
  month('2026-10-01', null, '5BR'),
];

export const PRICE_LIST = {
  packs: [
    { id: 'pack-1', tokens: 1, price: 160, currency: 'KES' },
    { id: 'pack-10', tokens: 10, price: 1500, currency: 'KES' },
  ],
  plans: [
    {
      id: 'standard',
      name: 'Standard',
      tokens_per_month: 15,
      price_month: 1500,
      price_year: 15_000,
      currency: 'KES',
    },
  ],
};
