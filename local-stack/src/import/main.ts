import { importCommand } from './import-command';

/** `npm run import -- FILE --mapping NAME-OR-FILE [--dry-run] [--report PATH]` */
importCommand(process.argv.slice(2), process.env).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    process.exitCode = 1;
  },
);
