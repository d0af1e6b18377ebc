import { formatDate, formatMoney, formatNumber, formatPercent, formatRelative } from './index';

test('money: currency code, separators, a fraction only where there is one', () => {
  expect(formatMoney(16_000_000, 'KES')).toBe('KES 16,000,000');
  expect(formatMoney(139_017.37, 'KES')).toBe('KES 139,017');
  expect(formatMoney(2.5, 'USD')).toBe('USD 2.50');
  expect(formatMoney(-21.04, 'KES')).toBe('-KES 21.04');
  expect(formatMoney(0, 'KES')).toBe('KES 0');
});

test('money, compact', () => {
  expect(formatMoney(13_240_000, 'KES', { compact: true })).toBe('KES 13.2M');
  expect(formatMoney(950, 'KES', { compact: true })).toBe('KES 950');
});

test('money in the notation of another place', () => {
  expect(formatMoney(1234.5, 'EUR', { locale: 'de-DE' })).toBe('1.235 EUR');
});

test('numbers with digits and unit', () => {
  expect(formatNumber(12_041)).toBe('12,041');
  expect(formatNumber(11.108, { digits: 2 })).toBe('11.11');
  expect(formatNumber(165, { unit: 'm²' })).toBe('165 m²');
  expect(formatNumber(1_250_000, { compact: true })).toBe('1.3M');
});

test('percentages from ratios, one digit unless told', () => {
  expect(formatPercent(0.09)).toBe('9.0%');
  expect(formatPercent(-0.16632)).toBe('-16.6%');
  expect(formatPercent(0.054676, 4)).toBe('5.4676%');
});

test('dates: a calendar day is the same day in every time zone', () => {
  expect(formatDate('2026-03-01')).toMatch(/^1 Mar 2026$/);
  expect(formatDate('2026-03-01', 'long')).toBe('1 March 2026');
  expect(formatDate('2026-03', 'month')).toBe('Mar 2026');
  expect(formatDate(new Date(2026, 10, 21, 9, 5))).toBe('21 Nov 2026');
});

test('time from now, to the largest fitting unit', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-18T12:00:00Z', now)).toBe('3 days ago');
  expect(formatRelative('2026-11-21T14:00:00Z', now)).toBe('in 2 hours');
  expect(formatRelative('2026-11-20T11:00:00Z', now)).toBe('yesterday');
  expect(formatRelative('2026-11-21T11:59:50Z', now)).toBe('now');
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%p is a dash', (value) => {
  expect(formatMoney(value, 'KES')).toBe('—');
  expect(formatNumber(value)).toBe('—');
  expect(formatPercent(value)).toBe('—');
});

test.each([null, undefined, '', 'not a date'])('the date %p is a dash', (value) => {
  expect(formatDate(value)).toBe('—');
  expect(formatRelative(value)).toBe('—');
});
