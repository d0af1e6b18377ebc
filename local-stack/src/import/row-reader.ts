import type { Cell } from './cell';
import type { Mapping } from './mapping';
import { parseMoney } from './parse-money';

export interface Finding {
  severity: 'rejected' | 'doubtful';
  column: string;
  value: string;
  reason: string;
}

export type Row = Record<string, string>;
type Field = keyof Mapping['columns'];

/** The cells of one row by our field names, collecting what is wrong with them. */
export class RowReader {
  readonly findings: Finding[] = [];

  constructor(
    private readonly row: Row,
    private readonly mapping: Mapping,
  ) {}

  text(field: Field): string {
    const column = this.mapping.columns[field];
    return column ? (this.row[column] ?? '').trim().replace(/\s+/g, ' ') : '';
  }

  note(severity: Finding['severity'], field: Field, reason: string): null {
    const column = this.mapping.columns[field] ?? field;
    this.findings.push({ severity, column, value: this.text(field), reason });
    return null;
  }

  /** The cell's value; a doubt is reported. */
  take<T>(field: Field, cell: Cell<T>): T | null {
    if (cell.doubt) this.note('doubtful', field, cell.doubt);
    return cell.value;
  }

  /** The cell's value, without which the row is refused. */
  need<T>(field: Field, cell: Cell<T>): T | null {
    if (cell.value === null) return this.note('rejected', field, cell.doubt ?? 'is empty');
    return this.take(field, cell);
  }

  money(field: 'price' | 'rent'): number | null {
    const bounds = this.mapping[field];
    if (!bounds) return null;
    const amount = this.take(field, parseMoney(this.text(field), bounds.currency));
    if (amount === null || (amount >= bounds.min && amount <= bounds.max)) return amount;
    const side = amount < bounds.min ? `below ${bounds.min}` : `above ${bounds.max}`;
    return this.note('doubtful', field, `is ${side}, the bounds of this mapping; left out`);
  }

  coordinate(field: 'lat' | 'lng', limit: number): number | null {
    const text = this.text(field);
    if (text === '') return null;
    const value = Number(text);
    if (Number.isFinite(value) && Math.abs(value) <= limit) return value;
    return this.note('doubtful', field, `is not between -${limit} and ${limit}; left out`);
  }

  year(): number | null {
    const text = this.text('year_built');
    if (text === '') return null;
    const year = Number(text);
    if (Number.isInteger(year) && year >= 1800 && year <= 2200) return year;
    return this.note('doubtful', 'year_built', 'is not a year; left out');
  }

  saleType(): string | null {
    const text = this.text('sale_type')
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    if (text === '' || ['new', 'off_plan', 'resale'].includes(text)) return text || null;
    return this.note('doubtful', 'sale_type', 'is none of new, off_plan, resale; left out');
  }
}
