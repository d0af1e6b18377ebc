import { parseDate } from './parse-date';
import { parseMoney } from './parse-money';
import { parseNumber } from './parse-number';
import { normaliseRoad, roadInAddress, slugOf } from './parse-place';
import { parseSize } from './parse-size';
import { readTitle } from './parse-title';
import { parseTypology } from './parse-typology';

const doubtful = { value: null, doubt: expect.any(String) };

describe('numbers', () => {
  it.each([
    ['16 000 000', 16_000_000],
    ['1,250.5', 1250.5],
    [' 3 ', 3],
    ["1'200", 1200],
    ['1,5', null],
    ['1.2.3', null],
    ['12 34', null],
    ['', null],
  ])('%j', (text, value) => expect(parseNumber(text)).toBe(value));
});

describe('money in KES', () => {
  it.each([
    ['KSh 16 000 000', 16_000_000],
    ['Kshs. 16,000,000/=', 16_000_000],
    ['12.5M', 12_500_000],
    ['KES 12.5 million', 12_500_000],
    ['85k per month', 85_000],
    ['90,000 / month', 90_000],
    ['13500000.0', 13_500_000],
    ['From 8M to 8M', 8_000_000],
  ])('%j is an amount', (text, value) => expect(parseMoney(text, 'KES')).toEqual({ value }));

  it.each(['', 'POA', 'Price on request', 'n/a', 'Call for price'])('%j is no amount', (text) =>
    expect(parseMoney(text, 'KES')).toEqual({ value: null }),
  );

  it.each([
    'From 8M to 12M',
    'KSh 8,000,000 - 12,000,000',
    'From KSh 8M',
    'about 8M',
    '$ 120,000',
    'USD 120000',
    '12,5M',
  ])('%j is reported, never guessed', (text) => expect(parseMoney(text, 'KES')).toEqual(doubtful));
});

describe('sizes', () => {
  const sqft = { unit: 'sqft', trusted: false } as const;
  const sqm = { unit: 'sqm', trusted: true } as const;

  it.each([
    ['1,200 sqft', 111.48],
    ['110 m²', 110],
    ['0.03 acres', 121.41],
    ['120 Square Metres', 120],
  ])('%j carries its unit', (text, value) =>
    expect(parseSize(text, '3BR', sqft)).toEqual({ value }),
  );

  it('takes a bare number in the unit of a trusted column', () => {
    expect(parseSize('118', '3BR', sqm)).toEqual({ value: 118 });
    expect(parseSize('', '3BR', sqm)).toEqual({ value: null });
  });

  it('keeps a bare number of an untrusted column only where no other unit would do', () => {
    expect(parseSize('1600', '3BR', sqft)).toEqual({ value: 148.64 });
    expect(parseSize('118', '3BR', sqft)).toEqual(doubtful);
    expect(parseSize('5', '3BR', sqft)).toEqual(doubtful);
  });

  it.each(['2 acres', '46452', 'large', '120 perches'])('%j is reported', (text) =>
    expect(parseSize(text, '3BR', sqm)).toEqual(doubtful),
  );
});

describe('typologies', () => {
  it.each([
    ['3', '', '3BR'],
    ['3 beds', '', '3BR'],
    ['2.0', '', '2BR'],
    ['two bedroom', '', '2BR'],
    ['Studio', '', 'Studio'],
    ['0', 'Furnished Studio Apartment In Kilimani', 'Studio'],
  ])('%j, titled %j', (text, title, value) =>
    expect(parseTypology(text, title)).toEqual({ value }),
  );

  it.each([
    ['0', 'Land In Karen'],
    ['6', ''],
    ['', ''],
    ['many', ''],
    ['2.5', ''],
  ])('%j, titled %j, is none', (text, title) =>
    expect(parseTypology(text, title)).toEqual(doubtful),
  );

  it('reports a title that contradicts', () => {
    expect(parseTypology('4', '3 Bed Townhouse In Runda')).toEqual({
      value: '4BR',
      doubt: 'says 4, the title says 3',
    });
  });
});

describe('places', () => {
  it('finds the road inside a comma list', () => {
    expect(roadInAddress('Plot 4, Argwings Kodhek Rd, Kilimani, Nairobi')).toBe(
      'Argwings Kodhek Road',
    );
    expect(roadInAddress('Kilimani, Nairobi')).toBeNull();
    expect(normaliseRoad('Mbaazi  Ave.')).toBe('Mbaazi Avenue');
  });

  it('makes slugs', () => {
    expect(slugOf("Ng'ombe  Área / West")).toBe('ngombe-area-west');
    expect(slugOf('***')).toBe('');
  });
});

describe('titles', () => {
  it('hide features', () => {
    expect(readTitle('3 Bed Apartment With Swimming Pool And DSQ In Kilimani')).toEqual({
      kind: 'unit',
      dsq: true,
      enSuite: null,
      furnished: null,
      amenities: ['pool'],
    });
    expect(readTitle('Furnished Flat With En Suite').enSuite).toBe(true);
    expect(readTitle('Unfurnished Flat').furnished).toBeNull();
    expect(readTitle('0.5 Ac Land In Karen').kind).toBe('other');
    expect(readTitle('Bargain!').kind).toBe('unknown');
  });
});

describe('dates', () => {
  it.each([
    ['2025-08-31', { value: '2025-08-31' }],
    ['2025-08-31T10:00:00Z', { value: '2025-08-31' }],
    ['', { value: null }],
    ['31/08/2025', doubtful],
    ['2025-02-30', doubtful],
  ])('%j', (text, cell) => expect(parseDate(text)).toEqual(cell));
});
