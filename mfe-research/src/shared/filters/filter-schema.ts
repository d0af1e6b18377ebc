import { type Filters, filtersSchema, saleTypes, typologies } from 'shared-state/contracts';
import * as z from 'shared-state/schema';
import type { FilterForm } from './filter-form';
import { parseBox, parseNear, parsePolygon } from './geo-text';
import { parseAmount } from './parse-amount';

const AMOUNT_HINT = 'Enter an amount such as 12,500,000 or 12.5M';
const YEAR_HINT = 'Enter a year such as 2018';
const RANGE_HINT = 'The maximum is below the minimum';

/** Text that must be understood when there is any; blank means "no filter". */
function optionalText<T>(read: (text: string) => T | null, message: string) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      if (text.trim() === '') return undefined;
      const value = read(text);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

const amount = optionalText(parseAmount, AMOUNT_HINT);
const year = optionalText(
  (text) => (/^(19|20)\d{2}$/.test(text.trim()) ? Number(text) : null),
  YEAR_HINT,
);
const yesNo = optionalText(
  (text) => ({ true: true, false: false })[text] ?? null,
  'Choose with, without or either',
);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, error: string) =>
  z.pipe(z.array(z.string()), z.array(z.enum(values, { error })));

const fields = z.object({
  areas: z.array(z.string()),
  roads: z.array(z.string()),
  typologies: oneOf(typologies, 'Choose typologies from the list'),
  sale_type: oneOf(saleTypes, 'Choose sale types from the list'),
  amenities: z.array(z.string()),
  price_min: amount,
  price_max: amount,
  rent_min: amount,
  rent_max: amount,
  size_min: amount,
  size_max: amount,
  year_min: year,
  year_max: year,
  dsq: yesNo,
  en_suite: yesNo,
  text: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters')),
  near: optionalText(parseNear, 'This map circle cannot be read'),
  bbox: optionalText(parseBox, 'This map box cannot be read'),
  polygon: optionalText(parsePolygon, 'This map shape cannot be read'),
});

const RANGES = ['price', 'rent', 'size', 'year'] as const;

/** Checked even where another field is wrong, so that every error shows at once. */
const ordered = fields.check(
  ...RANGES.map((name) =>
    z.refine(
      (value: unknown) => {
        const { [`${name}_min`]: low, [`${name}_max`]: high } = value as Record<string, unknown>;
        return typeof low !== 'number' || typeof high !== 'number' || low <= high;
      },
      { path: [`${name}_max`], error: RANGE_HINT, when: () => true },
    ),
  ),
);

/** The typed form into the filters of the contract, or errors by field. Unset fields are left out. */
export const filterFormSchema = z.pipe(
  ordered,
  z.transform((value): Filters => {
    const set = Object.entries(value).filter(
      ([, item]) => item !== undefined && item !== '' && !(Array.isArray(item) && !item.length),
    );
    return filtersSchema.parse(Object.fromEntries(set));
  }),
);

export type FilterReading =
  | { ok: true; filters: Filters }
  | { ok: false; errors: Partial<Record<keyof FilterForm, string>> };

/** Reads a form without throwing; the first message per field. */
export function readFilters(form: FilterForm): FilterReading {
  const parsed = filterFormSchema.safeParse(form);
  if (parsed.success) return { ok: true, filters: parsed.data };
  const errors: Partial<Record<keyof FilterForm, string>> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof FilterForm;
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
