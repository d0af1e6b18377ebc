import { absent, type Cell, known, unclear } from './cell';
import { parseNumber } from './parse-number';
import type { Typology } from './parse-typology';

type SizeUnit = 'sqm' | 'sqft' | 'acre';

const squareMetres: Record<SizeUnit, number> = { sqm: 1, sqft: 0.09290304, acre: 4046.8564224 };

const unitNames: [RegExp, SizeUnit][] = [
  [/^(sq\.?\s*m(et(er|re)s?|trs?)?\.?|sqm|m2|m²|square met(er|re)s?)$/i, 'sqm'],
  [/^(sq\.?\s*f(ee)?t\.?|sqft|ft2|ft²|square feet)$/i, 'sqft'],
  [/^(ac|acres?)$/i, 'acre'],
];

/** Floor areas (m²) beyond which a figure is not believed for a dwelling of that type. */
const plausible: Record<Typology, [number, number]> = {
  Studio: [14, 65],
  '1BR': [25, 130],
  '2BR': [45, 220],
  '3BR': [70, 400],
  '4BR': [100, 700],
  '5BR': [130, 1200],
};

const isPlausible = (typology: Typology, sqm: number): boolean => {
  const [low, high] = plausible[typology];
  return sqm >= low && sqm <= high;
};

const rounded = (sqm: number): number => Math.round(sqm * 100) / 100;

/** A bare number in a column whose unit is not trusted: kept only where no other unit would do. */
function untrusted(number: number, unit: SizeUnit, typology: Typology): Cell<number> {
  const declared = number * squareMetres[unit];
  if (!isPlausible(typology, declared)) {
    return unclear(`is not a plausible floor area of a ${typology} in ${unit}; size left out`);
  }
  const other = (Object.keys(squareMetres) as SizeUnit[]).find(
    (candidate) => candidate !== unit && isPlausible(typology, number * squareMetres[candidate]),
  );
  return other
    ? unclear(`could be ${unit} or ${other} for a ${typology}; size left out`)
    : known(rounded(declared));
}

/**
 * "1,200 sqft", "110 m²", "0.5 acres" or a bare number in the mapping's unit → square metres.
 * Implausible or ambiguous sizes are doubts without a value.
 */
export function parseSize(
  raw: string,
  typology: Typology,
  { unit, trusted }: { unit: SizeUnit; trusted: boolean },
): Cell<number> {
  const text = raw.trim();
  if (text === '' || /^(-|n\/?a)$/i.test(text)) return absent;
  const [, digits = '', name = ''] = /^([\d.,\s\u00a0']*)(.*)$/.exec(text) ?? [];
  const number = parseNumber(digits);
  if (number === null) return unclear('is not a size');
  if (name.trim() === '' && !trusted) return untrusted(number, unit, typology);
  const named = unitNames.find(([pattern]) => pattern.test(name.trim()))?.[1];
  if (name.trim() !== '' && !named) return unclear(`has an unknown unit "${name.trim()}"`);
  const sqm = number * squareMetres[named ?? unit];
  return isPlausible(typology, sqm)
    ? known(rounded(sqm))
    : unclear(`is not a plausible floor area of a ${typology}; size left out`);
}
