import { cached, DEFAULT_LOCALE, MISSING } from './locale';

type Maybe = number | null | undefined;

const isMissing = (value: Maybe): value is null | undefined =>
  value === null || value === undefined || !Number.isFinite(value);

const number = (locale: string, options: Intl.NumberFormatOptions) =>
  cached(`n:${locale}:${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

interface MoneyOptions {
  /** KES 12.5M in place of KES 12,500,000. */
  compact?: boolean;
  locale?: string;
}

/**
 * An amount with its currency code, without a fraction unless it has one.
 * @param value in units of the currency (not cents)
 * @param currency ISO 4217 code
 */
export function formatMoney(
  value: Maybe,
  currency: string,
  { compact = false, locale = DEFAULT_LOCALE }: MoneyOptions = {},
): string {
  if (isMissing(value)) return MISSING;
  const whole = Number.isInteger(value) || Math.abs(value) >= 1000;
  const text = number(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...(compact
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: whole ? 0 : 2 }),
  }).format(value);
  return text.replace(/\u00a0/g, ' ');
}

interface NumberOptions {
  /** Largest number of digits after the point; 0 by default. */
  digits?: number;
  compact?: boolean;
  locale?: string;
  /** Said after the number: m², %, years. */
  unit?: string;
}

/** A plain number with the locale's separators. */
export function formatNumber(
  value: Maybe,
  { digits = 0, compact = false, locale = DEFAULT_LOCALE, unit }: NumberOptions = {},
): string {
  if (isMissing(value)) return MISSING;
  const text = number(locale, {
    maximumFractionDigits: compact ? Math.max(digits, 1) : digits,
    ...(compact ? { notation: 'compact' } : {}),
  }).format(value);
  return unit ? `${text} ${unit}` : text;
}

/**
 * A share as a percentage.
 * @param ratio 0–1 (0.09 is 9.0 %)
 */
export function formatPercent(ratio: Maybe, digits = 1, locale = DEFAULT_LOCALE): string {
  if (isMissing(ratio)) return MISSING;
  return number(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(ratio);
}
