import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the minimal host under which a remote runs without the shell; into a folder of its own. */
export function buildHarness(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'savanna-harness-'));
  const cli = 'node_modules/@rspack/cli/bin/rspack.js';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'build', '--config', 'rspack.config.ts', '--env', 'app=harness', '-o', folder],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The harness does not build:\n${stdout}\n${stderr}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
