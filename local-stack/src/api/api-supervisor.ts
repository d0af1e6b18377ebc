import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DataDir } from '../data-dir/data-dir';
import type { Log } from '../stack-config';
import { messageOf, StackError } from '../stack-error';
import { type ApiSettings, type FromApi, fromApiSchema, type ToApi } from './api-settings';

interface ApiProcess {
  port: number;
  isRunning(): boolean;
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  ended: Promise<number | null>;
  /** It was told to serve and may hold connections. */
  serving: boolean;
}

const entry = fileURLToPath(new URL('./api-process.ts', import.meta.url));
const largestLog = 10 * 1024 * 1024;

function openLog(file: string): number {
  const large = (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog;
  return fs.openSync(file, large ? 'w' : 'a');
}

/** Starts the process ahead of need: loading its code takes longer than starting PostgreSQL. */
export function forkApi(dataDir: DataDir): Running {
  const log = openLog(dataDir.apiLog);
  const child = fork(entry, [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', log, log, 'ipc'],
  });
  fs.closeSync(log);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
  if (child.pid) fs.writeFileSync(dataDir.apiPid, `${child.pid}\n`);
  return { child, ended, serving: false };
}

const tell = (child: ChildProcess, message: ToApi) => {
  if (child.connected) child.send(message);
};

/** Sends the settings and waits for the port. */
async function serve(running: Running, settings: ApiSettings): Promise<number> {
  const { child, ended } = running;
  running.serving = true;
  const answer = new Promise<FromApi>((resolve) => {
    child.once('message', (raw) => resolve(fromApiSchema.parse(raw)));
  });
  tell(child, { type: 'serve', settings });
  const first = await Promise.race([answer, ended]);
  if (first && typeof first === 'object') {
    if (first.type === 'listening') return first.port;
    throw new StackError(first.message, first.advice);
  }
  throw new StackError('The API process ended while starting.', 'Look at api.log in DATA_DIR.');
}

/**
 * Runs the API and starts it again, with growing pauses, whenever it ends without being asked to.
 * Its process id is in DATA_DIR/api.pid.
 */
export async function superviseApi(
  dataDir: DataDir,
  first: Running,
  settings: ApiSettings,
  log: Log,
): Promise<ApiProcess> {
  let running: Running | undefined = first;
  let stopping = false;
  const port = await serve(first, settings);
  const sameAddress = { ...settings, port };

  const watch = async (current: Running) => {
    await current.ended;
    running = undefined;
    for (let delay = 200; !stopping; delay = Math.min(delay * 2, 10_000)) {
      log('The API process ended unexpectedly; starting it again.');
      const next = forkApi(dataDir);
      try {
        running = next;
        await serve(next, sameAddress);
        void watch(next);
        return;
      } catch (error) {
        running = undefined;
        log(messageOf(error));
        await sleep(delay);
      }
    }
  };
  void watch(first);

  return {
    port,
    isRunning: () => running !== undefined,
    stop: async () => {
      stopping = true;
      if (running) await endApi(running);
      fs.rmSync(dataDir.apiPid, { force: true });
    },
  };
}

/** Asks a process to end in order, and ends it after three seconds; at once if it serves nothing. */
export async function endApi({ child, ended, serving }: Running): Promise<void> {
  if (serving) tell(child, { type: 'stop' });
  else child.kill('SIGKILL');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
