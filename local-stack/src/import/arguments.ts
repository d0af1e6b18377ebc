import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { messageOf } from '../stack-error';
import { ImportError } from './import-error';

export interface ImportArguments {
  file: string;
  mapping: string;
  dryRun: boolean;
  reportFile: string;
}

const usage = 'npm run import -- FILE --mapping NAME-OR-FILE [--dry-run] [--report PATH]';

const parse = (argv: string[]) => {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ImportError(messageOf(error), `Usage: ${usage}`);
  }
};

/** Reads the command line; the report goes beside the file unless --report says otherwise. */
export function parseImportArguments(argv: string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new ImportError('Name exactly one CSV file.', `Usage: ${usage}`);
  if (!values.mapping) throw new ImportError('Name a mapping.', `Usage: ${usage}`);
  if (!fs.existsSync(file) || !fs.statSync(file).isFile()) {
    throw new ImportError(`There is no file ${file}.`, 'Check the path.');
  }
  return {
    file,
    mapping: values.mapping,
    dryRun: values['dry-run'],
    reportFile: values.report ?? `${file.replace(/\.csv$/i, '')}.import-report.csv`,
  };
}
