const roadWord =
  /\b(road|rd|street|st|avenue|ave|drive|dr|lane|ln|way|close|crescent|highway|hwy|grove|boulevard|bypass)\.?$/i;

const longForms: Record<string, string> = {
  rd: 'Road',
  st: 'Street',
  ave: 'Avenue',
  dr: 'Drive',
  ln: 'Lane',
  hwy: 'Highway',
};

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** "Ngong Rd." → "Ngong Road". */
export function normaliseRoad(road: string): string {
  return tidy(road).replace(
    /\b(rd|st|ave|dr|ln|hwy)\.?$/i,
    (short) => longForms[short.toLowerCase().replace('.', '')] ?? short,
  );
}

/** The part of "Plot 4, Argwings Kodhek Rd, Kilimani, Nairobi" that names a road, if any. */
export function roadInAddress(address: string): string | null {
  const part = address
    .split(/[,;|]/)
    .map(tidy)
    .find((piece) => roadWord.test(piece));
  return part ? normaliseRoad(part) : null;
}

/** "Ngong' Road Área" → "ngong-road-area". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
