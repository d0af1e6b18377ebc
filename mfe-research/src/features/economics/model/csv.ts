const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * One cell of a CSV file (RFC 4180). Text a spreadsheet would run as a formula gets a leading
 * apostrophe; numbers, the negative ones too, stay numbers.
 */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Rows as CSV text with a heading line. */
export function toCsv(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
