import fc from 'fast-check';
import { type Filters, saleTypes, typologies } from 'shared-state/contracts';
import { countSetFilters, EMPTY_FORM } from './filter-form';
import { formFromParams, paramsFromForm, withForm } from './filter-params';
import { readFilters } from './filter-schema';
import { filtersKey } from './filters-key';
import { formFromFilters } from './form-from-filters';
import { parseAmount } from './parse-amount';

const words = fc.array(fc.stringMatching(/^[a-zA-Z][a-zA-Z ,.&=+%'-]{0,18}[a-z]$/), {
  maxLength: 3,
});
const unique = (list: fc.Arbitrary<string[]>) => list.map((items) => [...new Set(items)]);
const money = fc.integer({ min: 0, max: 500_000_000 });
const degrees = fc.double({ min: -80, max: 80, noNaN: true });
const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    areas: unique(words.filter((list) => list.length > 0)),
    roads: unique(words.filter((list) => list.length > 0)),
    typologies: fc.subarray([...typologies], { minLength: 1 }),
    sale_type: fc.subarray([...saleTypes], { minLength: 1 }),
    amenities: unique(words.filter((list) => list.length > 0)),
    price_min: money,
    rent_max: money,
    size_min: fc.double({ min: 0.5, max: 900, noNaN: true }),
    year_min: fc.integer({ min: 1900, max: 2099 }),
    dsq: fc.boolean(),
    en_suite: fc.boolean(),
    text: fc.stringMatching(/^[a-z][a-z &?#]{0,30}[a-z]$/),
    near: fc.record({ lat: degrees, lng: degrees, radius_m: fc.integer({ min: 1, max: 50_000 }) }),
    polygon: fc.array(fc.tuple(degrees, degrees), { minLength: 3, maxLength: 6 }),
    bbox: fc
      .tuple(degrees, degrees, degrees, degrees)
      .filter(([a, b, c, d]) => a !== c && b !== d)
      .map(([a, b, c, d]): [number, number, number, number] => [
        Math.min(a, c),
        Math.min(b, d),
        Math.max(a, c),
        Math.max(b, d),
      ]),
  },
  { requiredKeys: [] },
);

test('any filters survive form, address, reload and form again', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = `?${paramsFromForm(formFromFilters(filters))}`;
      const read = readFilters(formFromParams(new URLSearchParams(address)));
      expect(read.ok && filtersKey(read.filters)).toBe(filtersKey(filters));
    }),
  );
});

test('a wrong value stays in the form and names its field', () => {
  const form = formFromParams(
    new URLSearchParams(
      'price_min=cheap&rent_min=90k&rent_max=40k&year_min=12&typologies=6BR&near=1,2',
    ),
  );
  expect(form.price_min).toBe('cheap');
  const read = readFilters(form);
  expect(read.ok).toBe(false);
  expect(read.ok || Object.keys(read.errors).sort()).toEqual([
    'near',
    'price_min',
    'rent_max',
    'typologies',
    'year_min',
  ]);
  expect(readFilters({ ...EMPTY_FORM, rent_min: '90k', rent_max: '40k' })).toEqual({
    ok: false,
    errors: { rent_max: 'The maximum is below the minimum' },
  });
});

test.each([
  ['12500000', 12_500_000],
  ['12,500,000', 12_500_000],
  ['12 500 000', 12_500_000],
  [' 12.5M ', 12_500_000],
  ['90k', 90_000],
  ['65.5', 65.5],
  ['12,5', null],
  ['1,2500', null],
  ['-3', null],
  ['1e9', null],
  ['', null],
])('an amount typed as %j is %j', (text, value) => {
  expect(parseAmount(text)).toBe(value);
});

test('an empty form asks for everything, and lists with the same members are the same filters', () => {
  expect(readFilters(EMPTY_FORM)).toEqual({ ok: true, filters: {} });
  expect(countSetFilters({ ...EMPTY_FORM, areas: ['kilimani'], price_max: '12M' })).toBe(2);
  expect(filtersKey({ typologies: ['2BR', '1BR'], areas: [] })).toBe(
    filtersKey({ typologies: ['1BR', '2BR'] }),
  );
});

test('filters replace those in the address and keep its other parameters', () => {
  const next = withForm(
    new URLSearchParams('areas=kilimani&price_max=9M&preview=1&utm=x'),
    { ...EMPTY_FORM, areas: ['westlands', 'riverside'] },
    ['preview'],
  );
  expect(next.toString()).toBe('areas=westlands&areas=riverside&utm=x');
});
