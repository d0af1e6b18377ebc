import fs from 'node:fs';
import path from 'node:path';
import { messageOf, StackError } from '../stack-error';

const markerName = 'savanna.json';
const ourNames = [markerName, 'postgres', 'secrets.json', 'stack.lock'];

export interface DataDir {
  root: string;
  cluster: string;
  sockets: string;
  secrets: string;
  lock: string;
  apiPid: string;
  postgresLog: string;
  apiLog: string;
}

const layoutOf = (root: string): DataDir => ({
  root,
  cluster: path.join(root, 'postgres'),
  sockets: path.join(root, 'run'),
  secrets: path.join(root, 'secrets.json'),
  lock: path.join(root, 'stack.lock'),
  apiPid: path.join(root, 'api.pid'),
  postgresLog: path.join(root, 'postgres.log'),
  apiLog: path.join(root, 'api.log'),
});

/**
 * Creates the data directory if it is missing and returns its layout.
 * Other parts of the site may keep files of their own in it.
 */
export function openDataDir(directory: string): DataDir {
  const root = path.resolve(directory);
  try {
    fs.mkdirSync(root, { recursive: true, mode: 0o755 });
    const marker = path.join(root, markerName);
    if (!fs.existsSync(marker)) {
      fs.writeFileSync(marker, `${JSON.stringify({ kind: 'savanna-data', version: 1 })}\n`);
    }
    fs.accessSync(root, fs.constants.R_OK | fs.constants.W_OK);
  } catch (error) {
    throw new StackError(
      `The data directory ${root} cannot be used: ${messageOf(error)}`,
      'Set DATA_DIR to a directory this user may create and write.',
      { cause: error },
    );
  }
  return layoutOf(root);
}

const isOurs = (root: string): boolean =>
  fs.readdirSync(root).some((name) => ourNames.includes(name));

/**
 * Moves a data directory of ours to `<directory>-backup-<time>` and returns the new place, or
 * undefined when there was nothing to move. Nothing is ever deleted. A directory that is not ours
 * is refused.
 */
export function moveDataDirAside(directory: string, now = new Date()): string | undefined {
  const root = path.resolve(directory);
  if (!fs.existsSync(root)) return undefined;
  if (!fs.statSync(root).isDirectory() || (fs.readdirSync(root).length > 0 && !isOurs(root))) {
    throw new StackError(
      `${root} is not a data directory of this site, so it was not touched.`,
      'Set DATA_DIR to another directory, or move this one away yourself.',
    );
  }
  if (fs.readdirSync(root).length === 0) return undefined;
  const backup = `${root}-backup-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  fs.renameSync(root, backup);
  return backup;
}
