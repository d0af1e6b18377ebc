import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../rspack/paths';
import { checkFile } from './check-file';

/** Checks every tracked or new source file; tests may look where code may not. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)));

const violations = files.flatMap((file) =>
  checkFile(file, readFileSync(path.join(root, file), 'utf8')),
);
for (const violation of violations) console.error(violation);
console.log(`Import directions: ${files.length} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
