import { formatNumber } from 'shared-ui/format';
import { z } from '../schema';

/** Only what a summary names; anything else a search may hold is passed over. */
const summarySchema = z.looseObject({
  areas: z.optional(z.array(z.string())),
  typologies: z.optional(z.array(z.string())),
  price_min: z.optional(z.number()),
  price_max: z.optional(z.number()),
  rent_min: z.optional(z.number()),
  rent_max: z.optional(z.number()),
  size_min: z.optional(z.number()),
  size_max: z.optional(z.number()),
  text: z.optional(z.string()),
});

const asName = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function range(name: string, low?: number, high?: number, unit?: string): string[] {
  const number = (value: number, tail = unit) =>
    formatNumber(value, { compact: value >= 100_000, unit: tail });
  if (low !== undefined && high !== undefined) {
    return [`${name} ${number(low, '')}–${number(high)}`];
  }
  if (low !== undefined) return [`${name} from ${number(low)}`];
  return high === undefined ? [] : [`${name} up to ${number(high)}`];
}

/** A bought search in one line: "Kilimani, Riverside · 2BR · price up to 12M". */
export function summariseFilters(filters: unknown): string {
  const parsed = summarySchema.safeParse(filters);
  if (!parsed.success) return 'All areas';
  const { areas = [], typologies = [], text, ...bounds } = parsed.data;
  const known = ['areas', 'typologies', 'text', ...Object.keys(summarySchema.shape)];
  const further = Object.keys(parsed.data).filter((key) => !known.includes(key)).length;
  return [
    areas.length > 0 ? areas.map(asName).join(', ') : 'All areas',
    ...(typologies.length > 0 ? [typologies.join(', ')] : []),
    ...range('price', bounds.price_min, bounds.price_max),
    ...range('rent', bounds.rent_min, bounds.rent_max),
    ...range('size', bounds.size_min, bounds.size_max, 'm²'),
    ...(text ? [`“${text}”`] : []),
    ...(further > 0 ? [`${further} more ${further === 1 ? 'filter' : 'filters'}`] : []),
  ].join(' · ');
}
