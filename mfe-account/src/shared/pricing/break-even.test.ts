import { breakEvenSearches } from './break-even';

const packs = [
  { id: '1', tokens: 1, price: 160, currency: 'KES' },
  { id: '10', tokens: 10, price: 1500, currency: 'KES' },
  { id: '25', tokens: 25, price: 3500, currency: 'KES' },
];
const plan = (tokens_per_month: number, price_month: number) => ({
  id: 'p',
  name: 'P',
  tokens_per_month,
  price_month,
  price_year: price_month * 10,
  currency: 'KES',
});

test.each([
  [plan(15, 1500), 10],
  [plan(45, 3900), 28],
  [plan(5, 100), 1],
  [plan(15, 100000), null],
])('%o pays off from %p searches a month', (offer, expected) =>
  expect(breakEvenSearches(offer, packs)).toBe(expected),
);

test('without packs there is nothing to compare with', () => {
  expect(breakEvenSearches(plan(15, 1500), [])).toBeNull();
});
