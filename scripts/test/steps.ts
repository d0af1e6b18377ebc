import { spawn } from 'node:child_process';
import { root } from '../rspack/paths';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const bin = (file: string) => `node_modules/${file}`;
const node = (...args: string[]) => [process.execPath, ...args];

export const format: Step = {
  name: 'format and lint',
  command: node(bin('@biomejs/biome/bin/biome'), 'ci', '--reporter=summary', '.'),
};
export const boundaries: Step = {
  name: 'import directions',
  command: node('--import', 'tsx', 'scripts/boundaries/main.ts'),
};
export const unused: Step = { name: 'unused code', command: node(bin('knip/bin/knip.js')) };

const TYPED = [
  'shell',
  'mfe-research',
  'mfe-account',
  'mfe-legal',
  'shared-state',
  'shared-ui',
  'local-stack',
  'delivery',
  'e2e',
  'bench',
  'scripts',
];
export const types: Step[] = TYPED.map((folder) => ({
  name: `types of ${folder}`,
  command: node(bin('typescript/bin/tsc'), '-p', `${folder}/tsconfig.json`),
}));

export const nx = (...args: string[]) => node(bin('nx/dist/bin/nx.js'), ...args);
export const nxEnvironment = { NX_DAEMON: 'false', FORCE_COLOR: '0' };

export const build: Step = {
  name: 'build',
  command: nx('run-many', '-t', 'build', '--parallel=2', '--output-style=static'),
  env: nxEnvironment,
};

export const unit = (deep: boolean): Step => ({
  name: 'unit, contract and database tests',
  command: node(
    bin('jest/bin/jest.js'),
    '--maxWorkers=2',
    ...(deep ? ['--testTimeout=600000'] : []),
  ),
  env: deep ? { SAVANNA_DEEP: '1' } : {},
});

export const journeys = (chromium: string): Step => ({
  name: 'browser journeys',
  command: node(bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'),
  env: { CHROMIUM_PATH: chromium },
});

/** Runs a step with its output shown. Resolves with whether it succeeded. */
export const runStep = ({
  name,
  command: [program = '', ...args],
  env,
}: Step): Promise<boolean> => {
  const started = Date.now();
  console.log(`\n── ${name}`);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(code === 0);
    });
  });
};
