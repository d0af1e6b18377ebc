import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StackError } from '../stack-error';
import type { PostgresBinaries } from './binaries';
import type { RunAs } from './run-as';

const resetAdvice =
  'Restore it from a backup, or begin afresh with `npm start -- --reset`, which moves the old data aside and deletes nothing.';

/** True when a database is there; throws when what is there is not one this server can open. */
export function inspectCluster(cluster: string, major: number): boolean {
  if (!fs.existsSync(cluster)) return false;
  const versionFile = path.join(cluster, 'PG_VERSION');
  if (!fs.statSync(cluster).isDirectory() || !fs.existsSync(versionFile)) {
    throw new StackError(`${cluster} is not a PostgreSQL data directory.`, resetAdvice);
  }
  const version = fs.readFileSync(versionFile, 'utf8').trim();
  if (version !== String(major)) {
    throw new StackError(
      `${cluster} was made by PostgreSQL ${version.slice(0, 20) || '(unknown)'}, this is PostgreSQL ${major}.`,
      'Start it with the release that made it and export the data (pg_dump), or begin afresh with `npm start -- --reset`, which moves the old data aside.',
    );
  }
  if (!fs.existsSync(path.join(cluster, 'global', 'pg_control'))) {
    throw new StackError(`The PostgreSQL data in ${cluster} is damaged.`, resetAdvice);
  }
  return true;
}

export function damagedCluster(cluster: string, logTail: string): StackError {
  return new StackError(`PostgreSQL could not open ${cluster}:\n${logTail}`, resetAdvice);
}

const localeArguments = (): string[] =>
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Makes a new database beside its final place and moves it there when complete, so that a start
 * killed half-way leaves nothing that looks like one.
 */
export async function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const draft = `${cluster}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  runAs.own(draft);
  const passwordFile = `${cluster}.password`;
  fs.rmSync(passwordFile, { force: true });
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  runAs.own(passwordFile);
  try {
    const { program, args } = runAs.command(binaries.initdb, [
      ...['-D', draft, '-U', 'postgres', '-E', 'UTF8', ...localeArguments()],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync', '--no-instructions'],
    ]);
    await run(program, args, runAs);
    fs.renameSync(draft, cluster);
  } finally {
    fs.rmSync(passwordFile, { force: true });
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

async function run(program: string, args: string[], runAs: RunAs): Promise<void> {
  const child = spawn(program, args, { ...runAs.options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new StackError(
      `The database could not be made (initdb ended with ${code}):\n${output.trim()}`,
      'Check free disk space and that DATA_DIR is on a local disk.',
    );
  }
}
