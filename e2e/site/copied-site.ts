import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEdge } from '../../delivery/src';
import { siteUrl } from '../support/environment';

const root = fileURLToPath(new URL('../..', import.meta.url));
const remotes = ['mfe-research', 'mfe-account', 'mfe-legal'] as const;

type Remote = (typeof remotes)[number];

export interface CopiedSite {
  url: string;
  /** Takes the built files of a remote away under the running server. */
  remove(remote: Remote): void;
  restore(remote: Remote): void;
  close(): Promise<void>;
}

interface Options {
  /** Folder of the host's build, from the root. */
  host?: string;
  /** The remotes this site has. */
  only?: readonly Remote[];
}

/** The edge server on a copy of the builds, with the backend of the site under test. */
export async function startCopiedSite({ host = 'shell/dist', only = remotes }: Options = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'savanna-copy-'));
  const build = (remote: Remote) => path.join(folder, remote);
  cpSync(path.join(root, host), path.join(folder, 'host'), { recursive: true });
  for (const remote of only)
    cpSync(path.join(root, remote, 'dist'), build(remote), { recursive: true });
  const config = await (await fetch(`${siteUrl()}/config.json`)).json();
  const edge = await startEdge({
    host: '127.0.0.1',
    port: 0,
    shellDir: path.join(folder, 'host'),
    remotes: Object.fromEntries(only.map((remote) => [remote, build(remote)])),
    config,
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
