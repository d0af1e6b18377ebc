import { once } from 'node:events';
import fs from 'node:fs';
import type { Finding } from './row-reader';

export interface ReportLine extends Omit<Finding, 'severity'> {
  line: number;
  severity: Finding['severity'] | 'note';
}

export interface Report {
  add(line: ReportLine): Promise<void>;
  close(): Promise<void>;
}

/** A CSV cell; a value that a spreadsheet would take for a formula gets a leading apostrophe. */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Opens the report: one line per finding, written as it comes. */
export async function openReport(file: string): Promise<Report> {
  const stream = fs.createWriteStream(file);
  await once(stream, 'open');
  const write = async (cells: (string | number)[]) => {
    if (!stream.write(`${cells.map(csvCell).join(',')}\n`)) await once(stream, 'drain');
  };
  await write(['line', 'severity', 'column', 'value', 'reason']);
  return {
    add: ({ line, severity, column, value, reason }) =>
      write([line, severity, column, value.slice(0, 200), reason]),
    close: async () => {
      stream.end();
      await once(stream, 'close');
    },
  };
}
