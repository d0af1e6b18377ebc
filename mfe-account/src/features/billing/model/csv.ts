type Cell = string | number | null;

/**
 * A cell that a spreadsheet would run as a formula is disarmed with a leading apostrophe; numbers
 * are written as they are, because a minus sign before digits alone is no formula.
 */
function escapeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const disarmed = /^[=+\-@\t\r\n]/.test(cell.trimStart()) || /^[\t\r\n]/.test(cell);
  const safe = disarmed ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 text with a byte-order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(header: string[], rows: Cell[][]): string {
  const lines = [header, ...rows].map((row) => row.map(escapeCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
