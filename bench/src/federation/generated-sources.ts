import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteApps, remoteDefinition, root } from '../../../scripts/rspack/paths';

/** Chunk name of a page in the monolith. */
export const pageChunk = (page: string) => `page:${page}`;

const LOADER_TYPE = `import type { FederationRuntime } from '${path.join(root, 'shell/src/remotes/loader')}';`;

/** Reaches every page by an ordinary lazy import, as an app without federation would. */
export const writeMonolithConnect = (folder: string): string => {
  const pages = remoteApps.flatMap((app) => {
    const { name, pages: own } = remoteDefinition(app);
    return Object.values(own).map(
      (page) =>
        `  '${name}./${page}': () => import(/* webpackChunkName: "${pageChunk(page)}" */ '${path.join(root, app, 'src/pages', page)}'),`,
    );
  });
  writeDownloads(folder);
  return write(folder, 'connect.ts', [
    LOADER_TYPE,
    'const pages: Record<string, () => Promise<unknown>> = {',
    ...pages,
    '};',
    'const runtime: FederationRuntime = {',
    '  selectContainer: () => undefined,',
    '  loadModule: async (name, expose) => pages[name + expose]?.(),',
    '};',
    'export const connect = async () => runtime;',
  ]);
};

/** The host as the federation guides show it: the plugin's own runtime, an asynchronous start. */
export const writeNaiveHost = (folder: string): string => {
  writeDownloads(folder);
  write(folder, 'index.ts', [`import('${path.join(root, 'shell/src/index.ts')}');`]);
  return write(folder, 'connect.ts', [
    "import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';",
    LOADER_TYPE,
    'const runtime: FederationRuntime = {',
    "  selectContainer: ({ name, entry }) => registerRemotes([{ name, entry: new URL(entry, location.origin).href, type: 'global' }]),",
    "  loadModule: (name, expose) => loadRemote(name + '/' + expose.slice(2)),",
    '};',
    'export const connect = async () => runtime;',
  ]);
};

/** Without federation there is nothing to fetch ahead of the page's own import. */
const writeDownloads = (folder: string) =>
  write(folder, 'downloads.ts', [
    'export const downloads = { start: async () => undefined, forget: () => undefined };',
  ]);

const write = (folder: string, name: string, lines: string[]): string => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};
