import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseImportArguments } from './arguments';
import { loadMapping } from './mapping';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-mapping-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, content: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
};
const valid = {
  name: 'mine',
  source: 'Mine',
  market: 'nairobi',
  columns: { source_key: 'id', area: 'area', bedrooms: 'beds', price: 'price' },
  price: { currency: 'KES', min: 1, max: 2 },
  defaults: { observed_on: '2026-01-01' },
};

it('reads a ready mapping by name and another by path', () => {
  expect(loadMapping('generic-listings').columns.source_key).toBe('listing_id');
  expect(loadMapping(write('mine.json', JSON.stringify(valid))).name).toBe('mine');
});

it.each([
  ['no such mapping', 'nothing-like-it', /no mapping "nothing-like-it"/],
  ['not JSON', '{', /not JSON/],
  ['an unknown field', JSON.stringify({ ...valid, colour: 1 }), /colour/],
  [
    'no date at all',
    JSON.stringify({ ...valid, defaults: {} }),
    /defaults\.observed_on: is required/,
  ],
  [
    'no bedrooms',
    JSON.stringify({ ...valid, columns: { source_key: 'i', area: 'a', price: 'p' } }),
    /columns: needs bedrooms/,
  ],
  ['no bounds for the price', JSON.stringify({ ...valid, price: undefined }), /price: is required/],
])('refuses %s', (name, content, message) => {
  const source = content.startsWith('{') ? write(`${name}.json`, content) : content;
  expect(() => loadMapping(source)).toThrow(message);
});

it.each([
  [[], /exactly one CSV file/],
  [['a.csv', 'b.csv', '--mapping', 'x'], /exactly one CSV file/],
  [['a.csv'], /Name a mapping/],
  [['nowhere.csv', '--mapping', 'x'], /no file nowhere\.csv/],
  [['a.csv', '--maping', 'x'], /maping/],
])('refuses the arguments %j', (argv, message) => {
  expect(() => parseImportArguments(argv)).toThrow(message);
});

it('puts the report beside the file', () => {
  const file = write('listings.csv', '');
  const parsed = parseImportArguments([file, '--mapping', 'generic-listings', '--dry-run']);
  expect(parsed).toEqual({
    file,
    mapping: 'generic-listings',
    dryRun: true,
    reportFile: path.join(folder, 'listings.import-report.csv'),
  });
});
