import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports';
import { processTree, stillRunning } from './process-tree';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY = /^Savanna is ready: (\S+)$/m;
const START_LIMIT_MS = 240_000;
/** The contract: everything that was started is gone this long after SIGTERM. */
const STOP_LIMIT_MS = 5_000;

export interface StartedSite {
  site: string;
  api: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** `npm start` with free ports and a data directory of its own, until it says that it is ready. */
export async function startSite(): Promise<StartedSite> {
  const [port, apiPort, paymentsPort] = await freePorts(3);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'savanna-e2e-'));
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      PAYMENTS_PORT: String(paymentsPort),
      DATA_DIR: dataDir,
    },
  });
  const site = await ready(child);
  return {
    site,
    api: `http://localhost:${apiPort}`,
    dataDir,
    stop: async () => {
      await stop(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => {
      child.kill('SIGTERM');
      reject(new Error(`${why}\n${output}`));
    };
    const timer = setTimeout(() => fail('npm start was not ready in time'), START_LIMIT_MS);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`npm start ended with code ${code}`);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const started = processTree(child.pid ?? 0);
  child.kill('SIGTERM');
  const deadline = Date.now() + STOP_LIMIT_MS;
  if (child.exitCode === null) {
    await Promise.race([once(child, 'exit'), new Promise((r) => setTimeout(r, STOP_LIMIT_MS))]);
  }
  let left = stillRunning(started);
  while (left.length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = stillRunning(left);
  }
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  if (left.length > 0) {
    const names = left.map(({ pid, command }) => `${pid} ${command}`).join('\n');
    throw new Error(`Still running ${STOP_LIMIT_MS} ms after SIGTERM:\n${names}`);
  }
}
