import { type ChildProcess, spawn } from 'node:child_process';
import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { type App, root } from '../rspack/paths';

const POLL_MS = 250;

/** Apart from `dist`, which belongs to the production build. */
export const developmentBuildOf = (app: App) => path.join(root, app, 'dist-dev');

interface Watcher {
  /** Resolves after the first build. */
  ready: Promise<void>;
  stop(): void;
}

/** Rebuilds one app on every change and calls back after each build. */
export const watchApp = (app: App, onBuilt: () => void): Watcher => {
  const manifest = app === 'shell' ? 'host-manifest.json' : 'remote-manifest.json';
  const file = path.join(developmentBuildOf(app), manifest);
  const child: ChildProcess = spawn(
    process.execPath,
    [
      'node_modules/@rspack/cli/bin/rspack.js',
      'build',
      '--watch',
      '--mode=development',
      '--config',
      'rspack.config.ts',
      '--env',
      `app=${app}`,
      '--env',
      `out=${developmentBuildOf(app)}`,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ready = new Promise<void>((resolve, reject) => {
    watchFile(file, { interval: POLL_MS }, ({ mtimeMs }, previous) => {
      if (mtimeMs === 0 || mtimeMs === previous.mtimeMs) return;
      resolve();
      onBuilt();
    });
    child.once('exit', (code) => reject(new Error(`The build of ${app} ended (${code})`)));
  });
  return {
    ready,
    stop: () => {
      unwatchFile(file);
      child.kill();
    },
  };
};
