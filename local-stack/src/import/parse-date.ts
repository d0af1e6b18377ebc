import { absent, type Cell, known, unclear } from './cell';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

/** An ISO date ("2025-08-31", a time after it is cut off). Other orders of day and month are a doubt. */
export function parseDate(raw: string): Cell<string> {
  const text = raw.trim();
  if (text === '') return absent;
  const [, year, month, day] = isoDate.exec(text) ?? [];
  if (!year || !month || !day) return unclear('is not a date of the form 2025-08-31');
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` ? known(iso) : unclear('is not a day of the calendar');
}
