import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StackError } from '../stack-error';
import { damagedCluster } from './cluster';
import type { RunAs } from './run-as';
import type { ListenPlace } from './socket-place';

export interface Postmaster {
  pid: number;
  /** Resolves with the exit code when the server ends, for whatever reason. */
  ended: Promise<number | null>;
  /** Fast shutdown; immediate after `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

interface PostmasterOptions {
  program: string;
  cluster: string;
  logFile: string;
  listen: ListenPlace;
  runAs: RunAs;
}

const settings = (listen: ListenPlace): Record<string, string> => ({
  listen_addresses: listen.socketDir ? '' : '127.0.0.1',
  unix_socket_directories: listen.socketDir ?? '',
  unix_socket_permissions: '0700',
  port: String(listen.port),
  max_connections: '60',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
});

function tailOf(file: string, from: number): string {
  return fs.readFileSync(file, 'utf8').slice(from).slice(-1500).trim();
}

/** The server writes its state to the eighth line of its pid file. */
function isReady(cluster: string, pid: number): boolean {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

function launch(options: PostmasterOptions): ChildProcess {
  const flags = Object.entries(settings(options.listen)).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const { program, args } = options.runAs.command(options.program, [
    '-D',
    options.cluster,
    ...flags,
  ]);
  const log = fs.openSync(options.logFile, 'a');
  try {
    // Its own process group: a Ctrl-C in the terminal reaches us, and we stop it last.
    return spawn(program, args, {
      ...options.runAs.options,
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    fs.closeSync(log);
  }
}

/** Starts the server and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const logStart = fs.statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const child = launch(options);
  let exit: { code: number | null } | undefined;
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
  void ended.then((code) => {
    exit = { code };
  });
  const pid = child.pid ?? 0;
  for (let waited = 0; !isReady(options.cluster, pid); waited += 15) {
    if (exit) throw damagedCluster(options.cluster, tailOf(options.logFile, logStart));
    if (waited > 60_000) {
      child.kill('SIGQUIT');
      throw new StackError(
        `PostgreSQL did not become ready within a minute (log: ${options.logFile}).`,
        'It may be repairing itself after a crash: look at the log and start again.',
      );
    }
    await sleep(15);
  }
  const stop = async (patience = 3000) => {
    if (exit) return;
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), patience);
    await ended;
    clearTimeout(timer);
  };
  return { pid, ended, stop };
}
