const FACTORS: Record<string, number> = { '': 1, k: 1e3, m: 1e6 };
const AMOUNT = /^(\d+|\d{1,3}(?:[, ]\d{3})+)(\.\d+)?\s*([km]?)$/i;

/**
 * Reads an amount the way people type it: 12500000, 12,500,000, 12.5M, 90k.
 * Null for anything else ("12,5", "-3", "cheap"): an amount is never guessed.
 */
export function parseAmount(text: string): number | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = '', suffix = ''] = match;
  const value = Number(whole.replace(/[, ]/g, '') + fraction);
  const amount = value * (FACTORS[suffix.toLowerCase()] ?? 1);
  return Number.isFinite(amount) ? amount : null;
}
