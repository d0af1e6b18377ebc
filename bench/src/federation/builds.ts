import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteApps, remoteDefinition, root } from '../../../scripts/rspack/paths';
import { pageChunk, writeMonolithConnect, writeNaiveHost } from './generated-sources';

/** A built site: what the edge server is given. */
export interface BuiltSite {
  name: string;
  shellDir: string;
  remotes: Record<string, string>;
}

const run = (args: string[]) => {
  const result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) {
    throw new Error(`${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
  }
};

const rspack = (config: string, ...env: string[]) =>
  run([
    'node_modules/@rspack/cli/bin/rspack.js',
    'build',
    '--config',
    config,
    ...env.flatMap((pair) => ['--env', pair]),
  ]);

/** Inside the workspace, so that the generated modules find its packages. */
const SOURCES = path.join(root, 'bench/results/sources');

const variants = 'bench/src/federation/rspack.variants.ts';

/** The product as it ships. */
export const buildFederated = (folder: string): BuiltSite => {
  for (const app of ['shell', ...remoteApps]) {
    rspack('rspack.config.ts', `app=${app}`, `out=${path.join(folder, app)}`);
  }
  return {
    name: 'federated',
    shellDir: path.join(folder, 'shell'),
    remotes: Object.fromEntries(remoteApps.map((app) => [app, path.join(folder, app)])),
  };
};

/** Name of the entry that the monolith does not have; its script is taken out of the page. */
export const NO_ENTRY = 'no-entry.js';

/**
 * The monolith has no remotes, but the edge server preloads by registry: its pages are entered
 * there, so that each route gets its chunk preloaded as the federated one does.
 */
const enterPages = (folder: string): Record<string, string> => {
  return Object.fromEntries(
    remoteApps.map((app) => {
      const { name, pages } = remoteDefinition(app);
      const dir = path.join(folder, app);
      mkdirSync(dir, { recursive: true });
      const manifest = {
        name,
        version: '1.0.0',
        entry: NO_ENTRY,
        integrity: 'sha384-AAAA',
        requires: {},
        pages: Object.fromEntries(
          Object.entries(pages).map(([route, page]) => [
            route,
            { expose: `./${page}`, files: [], shared: [pageChunk(page)] },
          ]),
        ),
      };
      writeFileSync(path.join(dir, 'remote-manifest.json'), JSON.stringify(manifest));
      return [app, dir];
    }),
  );
};

export const buildMonolith = (folder: string): BuiltSite => {
  const shellDir = path.join(folder, 'shell');
  const connect = writeMonolithConnect(path.join(SOURCES, 'monolith'));
  rspack(variants, 'variant=monolith', 'app=shell', `out=${shellDir}`, `connect=${connect}`);
  return { name: 'monolith', shellDir, remotes: enterPages(path.join(folder, 'remotes')) };
};

export const buildNaive = (folder: string): BuiltSite => {
  const connect = writeNaiveHost(path.join(SOURCES, 'naive'));
  const remotes: Record<string, string> = {};
  for (const app of ['shell', ...remoteApps] as const) {
    const out = path.join(folder, app);
    rspack(variants, 'variant=naive', `app=${app}`, `out=${out}`, `connect=${connect}`);
    if (app !== 'shell') remotes[app] = out;
  }
  return { name: 'naive', shellDir: path.join(folder, 'shell'), remotes };
};
