import { packPerToken, perToken, savingRatio, singleTokenPrice, yearlySaving } from './savings';

const standard = {
  id: 'standard',
  name: 'Standard',
  tokens_per_month: 15,
  price_month: 1500,
  price_year: 15000,
  currency: 'KES',
};
const packs = [1, 10].map((tokens) => ({
  id: String(tokens),
  tokens,
  price: tokens === 1 ? 160 : 1500,
  currency: 'KES',
}));

test('savings follow from the prices', () => {
  expect(yearlySaving(standard)).toBeCloseTo(1 / 6, 10);
  expect(yearlySaving({ ...standard, price_year: 9000 })).toBe(0.5);
  expect(perToken(standard, 'month')).toBe(100);
  expect(perToken(standard, 'year')).toBeCloseTo(83.333, 3);
  expect(savingRatio(perToken(standard, 'month'), singleTokenPrice(packs) ?? 0)).toBe(0.375);
});

test('nothing saved is null, not zero or a negative share', () => {
  expect(yearlySaving({ ...standard, price_year: 18000 })).toBeNull();
  expect(savingRatio(200, 160)).toBeNull();
  expect(savingRatio(1, 0)).toBeNull();
});

test('a single token costs the dearest rate of the list', () => {
  expect(singleTokenPrice(packs)).toBe(160);
  expect(singleTokenPrice([])).toBeNull();
  expect(packs.map(packPerToken)).toEqual([160, 150]);
});
