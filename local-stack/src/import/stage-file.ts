import type postgres from 'postgres';
import { convertRow } from './convert-row';
import type { Mapping } from './mapping';
import { readRows } from './read-rows';
import type { Report } from './report';
import { openStaging } from './staging';

interface StagedFile {
  linesRead: number;
  rejected: number;
}

interface StageOptions {
  file: string;
  mapping: Mapping;
  report: Report;
  onProgress?: ((bytes: number, lines: number) => void) | undefined;
}

/** Streams a file into the staging table of this transaction, reporting each finding as it comes. */
export async function stageFile(
  tx: postgres.TransactionSql,
  { file, mapping, report, onProgress }: StageOptions,
): Promise<StagedFile> {
  const staging = await openStaging(tx);
  let bytes = 0;
  let linesRead = 0;
  let rejected = 0;
  const countBytes = (read: number) => {
    bytes += read;
  };
  try {
    for await (const { line, row } of readRows(file, mapping, countBytes)) {
      linesRead += 1;
      const { unit, findings } = convertRow(row, mapping);
      for (const finding of findings) await report.add({ line, ...finding });
      if (unit) await staging.add(line, unit);
      else rejected += 1;
      if (linesRead % 1000 === 0) onProgress?.(bytes, linesRead);
    }
    await staging.finish();
  } catch (error) {
    // Without this the connection stays in COPY and the rollback waits for ever.
    await staging.abort();
    throw error;
  }
  onProgress?.(bytes, linesRead);
  return { linesRead, rejected };
}
