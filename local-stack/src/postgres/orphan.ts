import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../data-dir/process-identity';
import { StackError } from '../stack-error';

function commandLineOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return (
      spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
    );
  }
}

const isServerOf = (pid: number, cluster: string): boolean => {
  const commandLine = commandLineOf(pid);
  return commandLine.includes('postgres') && commandLine.includes(cluster);
};

async function gone(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 25) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return !isAlive(pid);
}

/**
 * Stops the server an earlier run left behind when it was killed. The caller holds the lock of the
 * data directory, so nobody is using it. A stale pid file alone is PostgreSQL's own business.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  if (!(pid > 1) || !isAlive(pid) || !isServerOf(pid, cluster)) return;
  for (const [signal, patience] of [
    ['SIGINT', 5000],
    ['SIGQUIT', 5000],
  ] as const) {
    process.kill(pid, signal);
    if (await gone(pid, patience)) return;
  }
  throw new StackError(
    `A PostgreSQL of an earlier start (process ${pid}) still uses ${cluster} and does not stop.`,
    `End it (kill -9 ${pid}) and start again.`,
  );
}
