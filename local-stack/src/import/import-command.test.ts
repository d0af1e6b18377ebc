import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { startTestStack, type TestStack } from '../testing';

jest.setTimeout(120_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-import-'));
const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.sql`insert into public.areas (slug, name, market_id, source) values ('kilimani', 'Kilimani', 'nairobi', 'test')`;
});
afterAll(async () => {
  await stack.stop();
  fs.rmSync(folder, { recursive: true });
});

const header = 'listing_id,title,property_type,bedrooms,area_sqft,price_ksh,area_name';
const write = (name: string, lines: string[]): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

/** Runs the program as `npm run import` does. */
async function runImport(
  args: string[],
  env: Record<string, string> = { DATA_DIR: stack.dataDir },
) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, out, err };
}

interface ReportRow {
  line: string;
  severity: string;
  column: string;
  value: string;
  reason: string;
}
const reportOf = (file: string): ReportRow[] =>
  parse(fs.readFileSync(file.replace('.csv', '.import-report.csv')), { columns: true });

const units = () => stack.sql`
  select u.id, source_key, a.slug as area, typology, size_sqm, price, dsq, en_suite, amenities, confidence,
         observed_on::text, u.source
    from public.units u join public.areas a on a.id = u.area_id order by source_key`;

const listings = [
  header,
  '1,3 Bed Apartment With En Suite At Kilimani,Apartments For Sale,3,1600,KSh 16 000 000,Kilimani',
  '2,"2 Bed Flat, with DSQ and Gym",Apartments For Sale,2 beds,118,12.5M,Westlands Area',
  '3,0.5 Ac Land In Karen,Land For Sale,0,5,47000000,Karen',
  '4,Studio Apartment,Apartments For Sale,0,,POA,Kilimani',
  '5,Studio Apartment,Apartments For Sale,0,,4000000,Kilimani',
  '6,8 Bed House,Houses For Sale,8,,90000000,Karen',
  '1,Again,Apartments For Sale,3,,5000000,Kilimani',
  '7,Warehouse In Ruaraka,Houses For Sale,3,,5000000,Kilimani',
  '8,Studio Apartment,Apartments For Sale,0,,4000000,Kilimani',
  '9,2 Bed Flat,Apartments For Sale,2,,15,Kilimani',
  ',2 Bed Flat,Apartments For Sale,2,,5000000,Kilimani',
  '11,=HYPERLINK(x),Apartments For Sale,many,,5000000,Kilimani',
];

it('a dry run reports and writes nothing', async () => {
  const file = write('dry.csv', listings);
  const { code, out } = await runImport([file, '--mapping', 'generic-listings', '--dry-run']);
  expect(code).toBe(0);
  expect(out).toContain('12 lines read = 4 accepted + 8 rejected');
  expect(out).toContain('Dry run: nothing was written.');
  expect(reportOf(file).length).toBeGreaterThan(8);
  expect(await units()).toHaveLength(0);
});

it('accepts, doubts and rejects, each line accounted for', async () => {
  const file = write('listings.csv', listings);
  const { out } = await runImport([file, '--mapping', 'generic-listings']);
  expect(out).toContain('12 lines read = 4 accepted + 8 rejected');
  expect([...(await units())]).toMatchObject([
    {
      source_key: '1',
      area: 'kilimani',
      typology: '3BR',
      size_sqm: 148.64,
      price: 16e6,
      en_suite: true,
      dsq: null,
      confidence: 0.8,
    },
    {
      source_key: '2',
      area: 'westlands',
      typology: '2BR',
      size_sqm: null,
      price: 12.5e6,
      dsq: true,
      amenities: ['gym'],
      confidence: 0.5,
    },
    {
      source_key: '5',
      area: 'kilimani',
      typology: 'Studio',
      price: 4e6,
      confidence: 0.8,
      observed_on: '2025-08-31',
    },
    {
      source_key: '8',
      area: 'kilimani',
      typology: 'Studio',
      price: 4e6,
      confidence: 0.5,
      source: 'Imported listings',
    },
  ]);
  const report = reportOf(file);
  const rejected = report
    .filter(({ severity }) => severity === 'rejected')
    .map((r) => `${r.line} ${r.column}`);
  expect(rejected.sort()).toEqual(
    [
      '4 property_type',
      '5 price_ksh',
      '7 bedrooms',
      '8 listing_id',
      '9 title',
      '11 price_ksh',
      '12 listing_id',
      '13 bedrooms',
    ].sort(),
  );
  expect(report).toContainEqual({
    line: '3',
    severity: 'doubtful',
    column: 'area_sqft',
    value: '118',
    reason: 'is not a plausible floor area of a 2BR in sqft; size left out',
  });
  expect(
    report.find(({ line, severity }) => line === '10' && severity === 'doubtful')?.reason,
  ).toContain('line 6');
  expect(report.find(({ severity }) => severity === 'note')?.value).toBe('Westlands');
  const [area] = await stack.sql`select imported, lat from public.areas where slug = 'westlands'`;
  expect(area).toEqual({ imported: true, lat: null });
});

it('a second run updates the same rows and keeps their ids', async () => {
  const before = await units();
  const changed = listings.map((line) => line.replace('KSh 16 000 000', '17M'));
  const { out } = await runImport([write('again.csv', changed), '--mapping', 'generic-listings']);
  expect(out).toContain('0 new · 4 already known');
  const after = await units();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[0]?.price).toBe(17e6);
});

it.each([
  [
    'a row with too many cells',
    [header, '20,2 Bed Flat,Apartments For Sale,2,,5000000,Kilimani,extra'],
    /line 2/,
  ],
  [
    'a quote never closed',
    [header, '20,"2 Bed Flat,Apartments For Sale,2,,5000000,Kilimani'],
    /Quote/,
  ],
  ['another header', ['id,name', '1,x'], /no column "listing_id"/],
])('%s ends the import with nothing applied', async (_, lines, message) => {
  const good = '30,2 Bed Flat,Apartments For Sale,2,,5000000,Kilimani';
  const file = write('broken.csv', [...lines, good]);
  const before = await units();
  const { code, err } = await runImport([file, '--mapping', 'generic-listings']);
  expect(code).toBe(1);
  expect(err).toMatch(message);
  expect(err).toContain('→');
  expect(await units()).toEqual(before);
});

it('an import while the site does not run starts the database for itself', async () => {
  const dataDir = path.join(folder, 'alone');
  const { code, out, err } = await runImport(
    [write('alone.csv', listings), '--mapping', 'generic-listings'],
    {
      DATA_DIR: dataDir,
    },
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('starting its database');
  expect(out).toContain('4 accepted');
  expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
