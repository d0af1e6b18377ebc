import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Takes the locked versions and leaves the lock file as it is. Not `npm ci`: that refuses a lock
 * file without the optional builds for platforms that the registry in use does not carry.
 */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** True when every package of the lock file is installed in its locked version. */
const isInstalled = () => {
  try {
    const installed = readPackages('node_modules/.package-lock.json');
    return Object.entries(readPackages('package-lock.json')).every(([location, wanted]) => {
      if (!location.includes('node_modules/')) return true;
      const found = installed[location];
      return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer);
    });
  } catch {
    return false;
  }
};

/** Installs from the lock file whatever is missing or has another version. */
export const installDependencies = () => {
  if (isInstalled()) return;
  console.log('Installing packages from the lock file …');
  const result = spawnSync('npm', INSTALL, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  console.error(
    'The packages could not be installed (see above). Check the network and the npm registry setting, then run the command again; nothing was changed.',
  );
  process.exit(1);
};
