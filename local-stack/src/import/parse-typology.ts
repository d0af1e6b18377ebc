import { type Cell, known, unclear } from './cell';

export type Typology = 'Studio' | '1BR' | '2BR' | '3BR' | '4BR' | '5BR';

const words: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const studio = /\b(studio|bed-?sitter)\b/i;

const ofBedrooms = (count: number): Cell<Typology> =>
  count >= 1 && count <= 5 && Number.isInteger(count)
    ? known(`${count}BR` as Typology)
    : unclear(`${count} bedrooms: typologies go from Studio to 5BR`);

/** Bedrooms a text names ("3 Bed Townhouse", "two bedroom", "4BR"), if it names any. */
function bedroomsIn(text: string): number | null {
  const digits = /(?:^|[^\d.,])(\d{1,2})(?:\.0)?[\s-]*(?:bed(?:room)?s?\b|br\b|bdrms?\b)/i.exec(
    ` ${text}`,
  );
  if (digits) return Number(digits[1]);
  const word = /\b(one|two|three|four|five|six)[\s-]+bed(room)?s?\b/i.exec(text);
  return word ? (words[(word[1] ?? '').toLowerCase()] ?? null) : null;
}

/**
 * Typology from the bedrooms cell ("3", "3 beds", "Studio"), checked against the title. Zero
 * bedrooms are a studio only if the title says so.
 */
export function parseTypology(raw: string, title: string): Cell<Typology> {
  const text = raw.trim();
  if (studio.test(text)) return known('Studio');
  const count = /^\d+(\.0+)?$/.test(text) ? Number(text) : bedroomsIn(text);
  if (count === null) return unclear(text === '' ? 'is empty' : 'is not a number of bedrooms');
  if (count === 0) {
    return studio.test(title)
      ? known('Studio')
      : unclear('0 bedrooms, and the title names no studio');
  }
  const typology = ofBedrooms(count);
  const inTitle = studio.test(title) ? 0 : bedroomsIn(title);
  if (typology.value && inTitle !== null && inTitle !== count) {
    return {
      ...typology,
      doubt: `says ${count}, the title says ${inTitle === 0 ? 'studio' : inTitle}`,
    };
  }
  return typology;
}
