const unitWord =
  /\b(apartments?|flats?|house|townhouses?|villas?|maisonettes?|bungalows?|studio|penthouse|duplex|mansion|home|bed(room)?s?)\b/i;
const otherWord =
  /\b(land|plots?|offices?|shops?|warehouses?|godowns?|commercial property|hotel)\b/i;

const amenityWords: [string, RegExp][] = [
  ['balcony', /\bbalcon(y|ies)\b/i],
  ['borehole', /\bborehole\b/i],
  ['cctv', /\bcctv\b/i],
  ['garden', /\bgarden\b(?! estate)/i],
  ['generator', /\bgenerator\b/i],
  ['gym', /\bgym\b/i],
  ['lift', /\b(lift|elevator)\b/i],
  ['parking', /\bparking\b/i],
  ['pool', /\b(swimming )?pool\b/i],
];

export interface TitleFacts {
  /** What the title describes, as far as it says. */
  kind: 'unit' | 'other' | 'unknown';
  /** True when named; silence says nothing. */
  dsq: true | null;
  enSuite: true | null;
  furnished: true | null;
  amenities: string[];
}

/** The features that listings hide in their title. */
export function readTitle(title: string): TitleFacts {
  const named = (pattern: RegExp): true | null => (pattern.test(title) ? true : null);
  return {
    kind: unitWord.test(title) ? 'unit' : otherWord.test(title) ? 'other' : 'unknown',
    dsq: named(/\b(dsq|staff quarters?|servants? quarters?|sq)\b(?!\s*(m|ft))/i),
    enSuite: named(/\ben[\s-]?suite\b/i),
    furnished: named(/(?<!un)\bfurnished\b/i),
    amenities: amenityWords.filter(([, pattern]) => pattern.test(title)).map(([name]) => name),
  };
}
