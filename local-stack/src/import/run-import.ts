import path from 'node:path';
import type postgres from 'postgres';
import { type Applied, applyStaged } from './apply-staged';
import { doubtRepeatedListings, rejectRepeatedKeys } from './duplicates';
import { ImportError } from './import-error';
import type { Mapping } from './mapping';
import { openReport } from './report';
import { stageFile } from './stage-file';

export interface ImportSummary extends Applied {
  linesRead: number;
  accepted: number;
  rejected: number;
  /** Accepted rows with something doubtful about them. */
  doubtful: number;
  reportFile: string;
}

export interface ImportOptions {
  file: string;
  mapping: Mapping;
  reportFile: string;
  /** Everything but the writing: the transaction is rolled back. */
  dryRun: boolean;
  onProgress?: (bytes: number, lines: number) => void;
}

class DryRunEnd extends Error {}

async function requireMarket(tx: postgres.TransactionSql, mapping: Mapping): Promise<void> {
  const [market] = await tx<{ currency: string }[]>`
    select currency from public.markets where id = ${mapping.market}`;
  if (!market) {
    throw new ImportError(
      `There is no market "${mapping.market}".`,
      'Name one of the table markets in the mapping.',
    );
  }
  for (const money of [
    mapping.columns.price && mapping.price,
    mapping.columns.rent && mapping.rent,
  ]) {
    if (money && money.currency !== market.currency) {
      throw new ImportError(
        `The mapping gives amounts in ${money.currency}, the market "${mapping.market}" is in ${market.currency}.`,
        'Convert the amounts first: the import never guesses a rate.',
      );
    }
  }
}

/**
 * Imports a CSV file in one transaction and constant memory: all accepted rows or, after an error,
 * none. Every row that is refused or doubtful stands in the report; accepted + rejected = lines read.
 */
export async function runImport(sql: postgres.Sql, options: ImportOptions): Promise<ImportSummary> {
  const { file, mapping, reportFile, dryRun, onProgress } = options;
  const report = await openReport(reportFile);
  let linesRead = 0;
  let rejected = 0;
  let doubtful = 0;
  let applied: Applied = { inserted: 0, updated: 0, areasCreated: [] };

  const work = async (tx: postgres.TransactionSql) => {
    await requireMarket(tx, mapping);
    ({ linesRead, rejected } = await stageFile(tx, { file, mapping, report, onProgress }));
    const keyColumn = mapping.columns.source_key;
    rejected += await rejectRepeatedKeys(tx, keyColumn, report.add);
    doubtful = await doubtRepeatedListings(tx, keyColumn, report.add);
    applied = await applyStaged(tx, mapping);
    for (const area of applied.areasCreated) {
      const reason = 'new area: created with its name only, no centre and no boundary';
      await report.add({
        line: 0,
        severity: 'note',
        column: mapping.columns.area,
        value: area.name,
        reason,
      });
    }
    await tx`
      insert into public.imports (file_name, mapping, source, lines_read, accepted, rejected, doubtful)
      values (${path.basename(file)}, ${mapping.name}, ${mapping.source}, ${linesRead},
              ${linesRead - rejected}, ${rejected}, ${doubtful})`;
    if (dryRun) throw new DryRunEnd();
  };
  try {
    await sql.begin(work);
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  } finally {
    await report.close();
  }
  return {
    ...applied,
    linesRead,
    accepted: linesRead - rejected,
    rejected,
    doubtful,
    reportFile,
  };
}
