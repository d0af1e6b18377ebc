const groupedByComma = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const groupedBySpace = /^\d{1,3}([ \u00a0\u202f']\d{3})+(\.\d+)?$/;
const plain = /^\d+(\.\d+)?$/;

/**
 * A number as people write it in English: "16 000 000", "1,250.5", "3". Null when the text is not
 * unmistakably one number ("1,5" could be either).
 */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  if (![plain, groupedByComma, groupedBySpace].some((shape) => shape.test(trimmed))) return null;
  const value = Number(trimmed.replace(/[, \u00a0\u202f']/g, ''));
  return Number.isFinite(value) ? value : null;
}
