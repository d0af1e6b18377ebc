import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | undefined =>
  CANDIDATES.find((candidate) => {
    try {
      if (!candidate) return false;
      accessSync(candidate, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const installDebianPackage = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });

const downloadWithPlaywright = (): string | undefined => {
  if (!run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']))
    return undefined;
  const located = spawnSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright-core').chromium.executablePath())"],
    { encoding: 'utf8' },
  );
  return located.stdout || undefined;
};

/**
 * The Chromium that the browser journeys drive: the system's, else Debian's package (as root), else
 * Playwright's own download. Throws with advice when none can be had.
 */
export const findChromium = (): string => {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  if (installDebianPackage()) {
    const fresh = installed();
    if (fresh) return fresh;
  }
  const downloaded = downloadWithPlaywright();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser journeys need Chromium and none could be installed. Install it (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
};
