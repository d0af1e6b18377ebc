import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ImportError } from './import-error';

const header = z.string().min(1);

const columnsSchema = z.strictObject({
  /** Identifies the listing at its source: an import again updates it. */
  source_key: header,
  area: header,
  bedrooms: header.optional(),
  typology: header.optional(),
  title: header.optional(),
  category: header.optional(),
  /** "Argwings Kodhek Road, Kilimani, Nairobi": the part that names a road is taken. */
  address: header.optional(),
  road: header.optional(),
  development: header.optional(),
  price: header.optional(),
  rent: header.optional(),
  size: header.optional(),
  sale_type: header.optional(),
  year_built: header.optional(),
  lat: header.optional(),
  lng: header.optional(),
  observed_on: header.optional(),
});

const moneySchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Amounts outside these bounds are refused, not corrected. */
  min: z.number().positive(),
  max: z.number().positive(),
});

const defaultRent = { currency: 'KES', min: 1000, max: 10_000_000 };

const mappingSchema = z
  .strictObject({
    name: z.string().min(1),
    /** Shown as the provenance of every row. */
    source: z.string().min(1).max(100),
    market: z.string().min(1),
    delimiter: z.string().length(1).default(','),
    columns: columnsSchema,
    /** Values of the category column that are dwellings; everything else is refused. */
    category: z.strictObject({ units: z.array(z.string().min(1)).min(1) }).optional(),
    price: moneySchema.optional(),
    rent: moneySchema.default(defaultRent),
    size: z
      .strictObject({
        /** Unit of a bare number. */
        unit: z.enum(['sqm', 'sqft', 'acre']),
        /** False: a bare number that could as well be another unit is left out and reported. */
        trusted: z.boolean(),
      })
      .default({ unit: 'sqm', trusted: true }),
    /** Names at the source → names of ours. */
    area_aliases: z.record(z.string(), z.string().min(1)).default({}),
    defaults: z
      .strictObject({
        observed_on: z.iso.date().optional(),
        asking_or_sold: z.enum(['asking', 'sold']).default('asking'),
        confidence: z.number().min(0).max(1).default(0.8),
      })
      .default({ asking_or_sold: 'asking', confidence: 0.8 }),
  })
  .refine(({ columns }) => columns.bedrooms || columns.typology, {
    path: ['columns'],
    message: 'needs bedrooms or typology',
  })
  .refine(({ columns }) => columns.price || columns.rent, {
    path: ['columns'],
    message: 'needs price or rent',
  })
  .refine(({ columns, price }) => !columns.price || price, {
    path: ['price'],
    message: 'is required when columns.price is given',
  })
  .refine(({ columns, defaults }) => columns.observed_on || defaults.observed_on, {
    path: ['defaults', 'observed_on'],
    message: 'is required when columns.observed_on is not given',
  });

/** How the columns of one kind of CSV file become unit records. */
export type Mapping = z.output<typeof mappingSchema>;

const readyMadeFolder = fileURLToPath(new URL('./mappings/', import.meta.url));

const readyMade = (): string[] =>
  fs.readdirSync(readyMadeFolder).map((file) => file.replace(/\.json$/, ''));

function readMappingText(nameOrFile: string): string {
  if (readyMade().includes(nameOrFile)) {
    return fs.readFileSync(`${readyMadeFolder}${nameOrFile}.json`, 'utf8');
  }
  if (fs.existsSync(nameOrFile)) return fs.readFileSync(nameOrFile, 'utf8');
  throw new ImportError(
    `There is no mapping "${nameOrFile}".`,
    `Give the path of a JSON file or one of: ${readyMade().join(', ')}.`,
  );
}

/** Reads a ready-made mapping by name, or a mapping file by path. */
export function loadMapping(nameOrFile: string): Mapping {
  const text = readMappingText(nameOrFile);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportError(
      `The mapping ${nameOrFile} is not JSON: ${(error as Error).message}`,
      'Correct the file; local-stack/src/import/mappings/ holds an example.',
    );
  }
  const result = mappingSchema.safeParse(json);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'mapping'}: ${message}`,
  );
  throw new ImportError(
    `The mapping ${nameOrFile} is not valid:\n${problems.join('\n')}`,
    'Correct these fields; local-stack/src/import/mappings/ holds an example.',
  );
}
