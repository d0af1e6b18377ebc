import { searchPrices } from './search-prices';

const pack = (tokens: number, price: number) => ({
  id: `pack-${tokens}`,
  tokens,
  price,
  currency: 'KES',
});

test('every saving is computed from the price of a single token', () => {
  const plan = {
    id: 'standard',
    name: 'Standard',
    tokens_per_month: 15,
    price_month: 1500,
    price_year: 15_000,
    currency: 'KES',
  };
  const prices = searchPrices([pack(1, 160), pack(10, 1500)], [plan]);
  expect(prices.map(({ name, perSearch }) => [name, perSearch])).toEqual([
    ['Single search', 160],
    ['Pack of 10', 150],
    ['Standard plan', 100],
  ]);
  expect(prices[0]?.saving).toBeNull();
  expect(prices[1]?.saving).toBeCloseTo(0.0625);
  expect(prices[2]?.saving).toBeCloseTo(0.375);
});

test('without a single token on sale nothing claims a saving', () => {
  expect(searchPrices([pack(10, 1500)], [])[0]?.saving).toBeNull();
});
