import { spawn } from 'node:child_process';
import { root } from '../rspack/paths';

/** Builds the shell and the remotes where their sources changed (nx keeps the rest). */
export const buildChanged = () =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const nx = spawn(
      process.execPath,
      [
        'node_modules/nx/dist/bin/nx.js',
        'run-many',
        '-t',
        'build',
        '--parallel=2',
        '--output-style=static',
      ],
      { cwd: root, env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' } },
    );
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    nx.stdout.on('data', collect);
    nx.stderr.on('data', collect);
    nx.once('error', reject);
    nx.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`)),
    );
  });
