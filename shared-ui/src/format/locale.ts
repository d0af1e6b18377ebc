export const MISSING = '—';

/** English as written in Kenya: KES 1,500 and 21 November 2026. */
export const DEFAULT_LOCALE = 'en-KE';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Intl formatters are slow to make and safe to keep; a table of 50,000 rows asks for the same few. */
export function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  create: () => T,
): T {
  const known = cache.get(key) as T | undefined;
  if (known) return known;
  const made = create();
  cache.set(key, made);
  return made;
}
