import fs from 'node:fs';
import { CsvError, type Info, parse } from 'csv-parse';
import { ImportError } from './import-error';
import type { Mapping } from './mapping';

export interface NumberedRow {
  /** Line of the file on which the record ends; the header is line 1. */
  line: number;
  row: Record<string, string>;
}

function checkHeader(header: string[], mapping: Mapping): string[] {
  const missing = Object.values(mapping.columns).filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new ImportError(
      `The file has no column ${missing.map((column) => `"${column}"`).join(', ')}. Its header is: ${header.join(', ')}.`,
      `Correct the columns of the mapping "${mapping.name}", or choose another mapping.`,
    );
  }
  return header;
}

function explain(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? `line ${error.lines}: ` : '';
  return new ImportError(
    `The CSV is malformed, ${line}${error.message}`,
    'Correct that line (a stray quote or a wrong number of columns) and import again: nothing was written.',
    { cause: error },
  );
}

/**
 * The records of a CSV file one by one, in constant memory. `onBytes` hears how much was read.
 * A malformed file ends in an ImportError that names the line.
 */
export async function* readRows(
  file: string,
  mapping: Mapping,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<NumberedRow> {
  const source = fs.createReadStream(file);
  const parser = source.pipe(
    parse({
      bom: true,
      columns: (header: string[]) => checkHeader(header, mapping),
      delimiter: mapping.delimiter,
      info: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    }),
  );
  source.once('error', (error) => parser.destroy(error));
  source.on('data', (chunk) => onBytes(chunk.length));
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: Record<string, string>;
      info: Info;
    }>) {
      yield { line: info.lines, row: record };
    }
  } catch (error) {
    throw explain(error);
  } finally {
    source.destroy();
  }
}
