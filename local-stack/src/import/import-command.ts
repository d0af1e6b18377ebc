import fs from 'node:fs';
import { StackError } from '../stack-error';
import { parseImportArguments } from './arguments';
import { openImportDatabase } from './connect';
import { loadMapping } from './mapping';
import { startProgress } from './progress';
import { type ImportSummary, runImport } from './run-import';

const say = (line: string) => process.stdout.write(`${line}\n`);

function printSummary(summary: ImportSummary, dryRun: boolean): void {
  const { linesRead, accepted, rejected, doubtful, inserted, updated, areasCreated } = summary;
  say(`${linesRead} lines read = ${accepted} accepted + ${rejected} rejected`);
  say(`${doubtful} of the accepted are doubtful · ${inserted} new · ${updated} already known`);
  if (areasCreated.length > 0) say(`${areasCreated.length} new areas`);
  say(`Every rejected or doubtful line: ${summary.reportFile}`);
  if (dryRun) say('Dry run: nothing was written.');
}

/** Runs one import; resolves to the exit code. */
export async function importCommand(argv: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { file, mapping: mappingName, dryRun, reportFile } = parseImportArguments(argv);
    const mapping = loadMapping(mappingName);
    const database = await openImportDatabase(env, say);
    const progress = startProgress(fs.statSync(file).size, process.stderr);
    try {
      const onProgress = progress.update;
      const summary = await runImport(database.sql, {
        file,
        mapping,
        reportFile,
        dryRun,
        onProgress,
      });
      progress.stop();
      printSummary(summary, dryRun);
    } finally {
      progress.stop();
      await database.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StackError)) throw error;
    process.stderr.write(`${error.message}\n→ ${error.advice}\n`);
    return 1;
  }
}
