import fc from 'fast-check';
import { quoteTokens } from './quote';

const pack = (tokens: number, price: number) => ({
  id: String(tokens),
  tokens,
  price,
  currency: 'KES',
});
const packs = [pack(60, 7800), pack(1, 160), pack(25, 3500), pack(10, 1500)];
const price = (amount: number) => quoteTokens(amount, packs)?.price;

test.each([
  [1, 160],
  [9, 1440],
  [10, 1500],
  [11, 1650],
  [23, 3450],
  [24, 3500],
  [25, 3500],
  [26, 3640],
  [55, 7700],
  [56, 7800],
  [59, 7800],
  [60, 7800],
  [61, 7930],
  [500, 65000],
])('%i tokens cost %i', (amount, expected) => expect(price(amount)).toBe(expected));

test('an amount that costs as much as the next pack names that pack', () => {
  expect(quoteTokens(24, packs)?.betterPack?.tokens).toBe(25);
  expect(quoteTokens(25, packs)?.betterPack).toBeNull();
  expect(quoteTokens(23, packs)?.betterPack).toBeNull();
});

test.each([0, -1, 501, 2.5, Number.NaN])('%p is not quoted', (amount) =>
  expect(quoteTokens(amount, packs)).toBeNull(),
);

test('without packs there is no price', () => expect(quoteTokens(5, [])).toBeNull());

test('below the smallest pack its price rules', () => {
  expect(quoteTokens(3, [pack(10, 1500)])).toMatchObject({ price: 1500, tokens: 3 });
});

test('the per-token price belongs to the amount that was asked for', () => {
  expect(quoteTokens(24, packs)?.perToken).toBeCloseTo(145.833, 3);
});

const anyPacks = fc
  .uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 })
  .map((sizes) => sizes.toSorted((a, b) => a - b))
  .chain((sizes) =>
    fc
      .array(fc.integer({ min: 50, max: 100 }), {
        minLength: sizes.length,
        maxLength: sizes.length,
      })
      .map((rates) => {
        const falling = rates.toSorted((a, b) => b - a);
        return sizes.map((size, i) => pack(size, size * (falling[i] ?? 50)));
      }),
  );

test('while bigger packs cost more in all and less per token, more tokens never cost less', () => {
  fc.assert(
    fc.property(anyPacks, fc.integer({ min: 1, max: 499 }), (list, amount) => {
      fc.pre(list.every(({ price: cost }, i) => i === 0 || cost >= (list[i - 1]?.price ?? 0)));
      const less = quoteTokens(amount, list)?.price ?? 0;
      const more = quoteTokens(amount + 1, list)?.price ?? 0;
      expect(more).toBeGreaterThanOrEqual(less);
    }),
  );
});
