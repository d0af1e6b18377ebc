import fs from 'node:fs';
import { z } from 'zod';
import { StackError } from '../stack-error';
import { isAlive, startTimeOf } from './process-identity';

const lockSchema = z.object({ pid: z.number().int(), startTime: z.string().optional() });

function holderOf(file: string): number | undefined {
  try {
    const { pid, startTime } = lockSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    const sameProcess = startTime === undefined || startTime === startTimeOf(pid);
    return isAlive(pid) && sameProcess ? pid : undefined;
  } catch {
    return undefined;
  }
}

function tryCreate(file: string): boolean {
  try {
    const content = JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid) });
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Claims the data directory for this process; a lock whose process is gone is taken over.
 * Returns the release function.
 */
export function lockDataDir(file: string): () => void {
  if (!tryCreate(file)) {
    const holder = holderOf(file);
    if (holder === undefined) fs.rmSync(file, { force: true });
    if (holder !== undefined || !tryCreate(file)) {
      throw new StackError(
        `This data directory is in use by another start${holder ? ` (process ${holder})` : ''}.`,
        'Stop that one first, or start this one with another DATA_DIR and other ports.',
      );
    }
  }
  return () => fs.rmSync(file, { force: true });
}
