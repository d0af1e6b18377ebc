import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEdge } from '../../delivery/src';
import { siteUrl } from '../support/environment';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const remotes = ['mfe-research', 'mfe-account', 'mfe-legal'] as const;

export type Remote = (typeof remotes)[number];

export interface CopiedSite {
  url: string;
  /** Takes the built files of a remote away under the running server. */
  remove(remote: Remote): void;
  restore(remote: Remote): void;
  close(): Promise<void>;
}

interface Options {
  /** Folder of the host's build, from the root or absolute. */
  host?: string;
  /** The remotes this site has. */
  only?: readonly Remote[];
  /** Another way to the backend than the one of the site under test. */
  api?: string;
}

/** The edge server on a copy of the builds, with the backend of the site under test. */
export async function startCopiedSite({ host = 'shell/dist', only = remotes, api }: Options = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'savanna-copy-'));
  const build = (remote: Remote) => path.join(folder, remote);
  cpSync(path.resolve(root, host), path.join(folder, 'host'), { recursive: true });
  for (const remote of only)
    cpSync(path.join(root, remote, 'dist'), build(remote), { recursive: true });
  const config = await (await fetch(`${siteUrl()}/config.json`)).json();
  const edge = await startEdge({
    host: '127.0.0.1',
    port: 0,
    shellDir: path.join(folder, 'host'),
    remotes: Object.fromEntries(only.map((remote) => [remote, build(remote)])),
    config: { ...config, ...(api ? { supabaseUrl: api } : {}) },
    health: async () => ({ ok: true, parts: {} }),
    report: () => undefined,
  });
  const site: CopiedSite = {
    url: edge.url,
    remove: (remote) => renameSync(build(remote), `${build(remote)}.away`),
    restore: (remote) => renameSync(`${build(remote)}.away`, build(remote)),
    close: async () => {
      await edge.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}
