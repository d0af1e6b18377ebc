import { cached, DEFAULT_LOCALE, MISSING } from './locale';

type MaybeDate = string | Date | null | undefined;

const STYLES = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const DATE_ONLY = /^\d{4}-\d{2}(-\d{2})?$/;

function parse(value: MaybeDate): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A date in words. A date without a time is a calendar day and is not moved by the time zone. */
export function formatDate(
  value: MaybeDate,
  style: keyof typeof STYLES = 'short',
  locale = DEFAULT_LOCALE,
): string {
  const date = parse(value);
  if (!date) return MISSING;
  const calendarDay = typeof value === 'string' && DATE_ONLY.test(value);
  const options = { ...STYLES[style], ...(calendarDay ? { timeZone: 'UTC' } : {}) };
  return cached(
    `d:${locale}:${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, options),
  ).format(date);
}

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago or how soon: "3 days ago", "in 2 hours", "now". */
export function formatRelative(
  value: MaybeDate,
  now: Date = new Date(),
  locale = DEFAULT_LOCALE,
): string {
  const date = parse(value);
  if (!date) return MISSING;
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const fit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  return fit ? words.format(Math.trunc(seconds / fit[1]), fit[0]) : words.format(0, 'second');
}
