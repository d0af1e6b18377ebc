import { once } from 'node:events';
import type postgres from 'postgres';
import type { StagedUnit } from './convert-row';

const columns = {
  line: 'bigint',
  source_key: 'text',
  duplicate_key: 'text',
  area_slug: 'text',
  area_name: 'text',
  road: 'text',
  development: 'text',
  typology: 'text',
  size_sqm: 'double precision',
  price: 'double precision',
  rent: 'double precision',
  sale_type: 'text',
  dsq: 'boolean',
  en_suite: 'boolean',
  furnished: 'boolean',
  year_built: 'integer',
  amenities: 'text[]',
  lat: 'double precision',
  lng: 'double precision',
  observed_on: 'date',
  asking_or_sold: 'text',
  confidence: 'double precision',
  doubtful: 'boolean',
} as const satisfies Record<'line' | keyof StagedUnit, string>;

const names = Object.keys(columns) as (keyof typeof columns)[];

const escapeCopy = (text: string): string =>
  text.replace(
    /[\\\n\r\t]/g,
    (c) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[c] ?? c,
  );

const arrayLiteral = (items: string[]): string =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

function copyField(value: unknown): string {
  if (value === null) return '\\N';
  return escapeCopy(Array.isArray(value) ? arrayLiteral(value) : String(value));
}

export interface Staging {
  add(line: number, unit: StagedUnit): Promise<void>;
  finish(): Promise<void>;
  /** Ends the COPY without its rows; the transaction can then only be rolled back. */
  abort(): Promise<void>;
}

/** Opens a temporary table of this transaction and a COPY into it; `add` waits when it is full. */
export async function openStaging(tx: postgres.TransactionSql): Promise<Staging> {
  const definition = names.map((name) => `${name} ${columns[name]}`).join(', ');
  await tx.unsafe(`create temporary table staged (${definition}) on commit drop`);
  const stream = await tx.unsafe(`copy staged (${names.join(', ')}) from stdin`).writable();
  let failure: unknown;
  stream.on('error', (error) => {
    failure = error;
  });
  let buffer = '';
  const flush = async () => {
    if (failure) throw failure;
    const full = !stream.write(buffer);
    buffer = '';
    if (full) await once(stream, 'drain');
  };
  return {
    add: async (line, unit) => {
      const fields = names.map((name) => copyField(name === 'line' ? line : unit[name]));
      buffer += `${fields.join('\t')}\n`;
      if (buffer.length > 65_536) await flush();
    },
    finish: async () => {
      await flush();
      stream.end();
      await once(stream, 'finish');
      if (failure) throw failure;
      await tx.unsafe('analyze staged');
    },
    abort: async () => {
      if (stream.closed) return;
      const closed = new Promise((resolve) => stream.once('close', resolve));
      stream.destroy(new Error('import aborted'));
      await closed;
    },
  };
}
