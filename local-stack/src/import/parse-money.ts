import { absent, type Cell, known, unclear } from './cell';
import { parseNumber } from './parse-number';

const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const notDisclosed =
  /^(-|n\/?a|poa|price on (application|request)|on request|undisclosed|negotiable|call.*)$/i;
const period = /\s*(\/|per)\s*(month|mo|pm|m)\.?$|\s*(p\.?m\.?|monthly)$/i;

const symbols: Record<string, string[]> = {
  KES: ['KES', 'KSHS', 'KSH', 'SHS', 'SH'],
  GBP: ['GBP', '£'],
  USD: ['USD', 'US$', '$'],
  EUR: ['EUR', '€'],
};

const literal = (text: string): string => text.replace(/[$.]/g, '\\$&');

const foreignSymbol = (currency: string, text: string): string | undefined =>
  Object.entries(symbols)
    .filter(([code]) => code !== currency)
    .flatMap(([, names]) => names)
    .find((name) => new RegExp(`(^|[^A-Z])${literal(name)}([^A-Z]|$)`, 'i').test(text));

function amountOf(text: string): number | null {
  const match = /^(.*?)\s*([a-z]+)?$/i.exec(text.trim());
  const [, digits = '', suffix] = match ?? [];
  const factor = suffix ? multipliers[suffix.toLowerCase()] : 1;
  const number = parseNumber(digits);
  return number === null || factor === undefined ? null : Number((number * factor).toPrecision(15));
}

/**
 * "KSh 16 000 000", "12.5M", "85k per month" → an amount in the mapping's currency. "POA" and its
 * kin are no value; a range or another currency is a doubt, never a guess.
 */
export function parseMoney(raw: string, currency: string): Cell<number> {
  const text = raw.trim();
  if (text === '' || notDisclosed.test(text)) return absent;
  const foreign = foreignSymbol(currency, text);
  if (foreign) return unclear(`is in another currency (${foreign}), not ${currency}`);
  const own = (symbols[currency] ?? [currency]).map(literal).join('|');
  const bare = text
    .replace(new RegExp(`(^|\\b|\\s)(${own})\\.?(?=[\\s\\d]|$)`, 'gi'), ' ')
    .replace(/\/[=-]$/, '')
    .replace(period, '')
    .replace(/\s+/g, ' ')
    .trim();
  const range = /^(?:from\s+)?(.+?)\s*(?:to|-|–)\s*(.+)$/i.exec(bare);
  if (range && !/^\d+$/.test(bare)) {
    const [low, high] = [amountOf(range[1] ?? ''), amountOf(range[2] ?? '')];
    if (low !== null && high !== null) {
      return low === high ? known(low) : unclear(`is a range (${low} to ${high}), not one amount`);
    }
  }
  const from = /^from\s+(.+)$/i.exec(bare);
  if (from) return unclear('is a starting amount ("from"), not one amount');
  const amount = amountOf(bare);
  return amount === null ? unclear('is not an amount') : known(amount);
}
