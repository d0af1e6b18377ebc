/** A bought search as the database answers it, small enough to check by hand. */
export const SEARCH_ID = '0b6f3f5e-5d0e-4d51-9a6c-3d1f6f6f0b11';

const unitOf = (id: number, price: number | null, rent: number | null, size: number) => ({
  id,
  area: 'kilimani',
  area_name: 'Kilimani',
  road: 'Argwings Kodhek Road',
  development: `Acacia Court ${id}`,
  typology: id % 2 ? '1BR' : '2BR',
  price,
  rent,
  size_sqm: size,
  gross_yield: price && rent ? (12 * rent) / price : null,
  price_sqm: price ? price / size : null,
  grm: price && rent ? price / (12 * rent) : null,
  sale_type: 'resale',
  dsq: true,
  en_suite: false,
  cloakroom: false,
  furnished: null,
  year_built: 2019,
  amenities: ['lift'],
  lat: -1.29,
  lng: 36.79,
  source: 'Savanna sample',
  observed_on: '2026-10-12',
  asking_or_sold: 'asking',
  confidence: 0.9,
});

export const UNITS = [
  unitOf(1, 6_000_000, 50_000, 60),
  unitOf(2, 9_000_000, 60_000, 100),
  unitOf(3, 12_000_000, 40_000, 150),
];

const spread = (median: number, p25: number, p75: number, n = 3) => ({ median, p25, p75, n });

export const OPENED = {
  search_id: SEARCH_ID,
  charged: 0,
  total: 3,
  totals: { data_points: 3, developments: 2, units: 240, gross_yield: 0.0667 },
  stats: {
    price_sqm: spread(90_000, 85_000, 95_000),
    rent: spread(50_000, 45_000, 55_000),
    gross_yield: { ...spread(0.08, 0.06, 0.09), group: 0.0667 },
    grm: spread(12.5, 11.25, 18.75),
    price: {
      ...spread(9_000_000, 7_500_000, 10_500_000),
      mean: 9_000_001,
      min: 6_000_000,
      max: 12_000_000,
    },
  },
  units: UNITS,
  kind: 'property',
  filters: { areas: ['kilimani'], price_max: 16_000_000 },
  created_at: '2026-11-20T10:00:00+00:00',
  expires_at: '2026-12-20T10:00:00+00:00',
};
