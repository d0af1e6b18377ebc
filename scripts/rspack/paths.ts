import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const remoteApps = ['mfe-research', 'mfe-account', 'mfe-legal'] as const;
export type RemoteApp = (typeof remoteApps)[number];
export type App = 'shell' | RemoteApp;

export const readJson = <T>(...segments: string[]): T =>
  JSON.parse(fs.readFileSync(path.join(root, ...segments), 'utf8')) as T;

interface PackageJson {
  version: string;
  exports?: Record<string, string>;
}

export const packageVersion = (name: string): string => {
  const own = path.join(root, name, 'package.json');
  const file = fs.existsSync(own) ? own : path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as PackageJson).version;
};

export interface RemoteDefinition {
  /** Container name, also the global variable of the remote entry. */
  name: string;
  /** Route path → page module in src/pages (and expose name). */
  pages: Record<string, string>;
}

export const remoteDefinition = (app: RemoteApp) => readJson<RemoteDefinition>(app, 'remote.json');

/** 'shared-ui', 'shared-ui/table', … as listed in the package's exports. */
export const subPaths = (name: string): string[] =>
  Object.keys(readJson<PackageJson>(name, 'package.json').exports ?? {}).map((key) =>
    key === '.' ? name : `${name}${key.slice(1)}`,
  );
