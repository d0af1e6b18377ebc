import { type RemotesRegistry, remotesRegistrySchema } from 'shared-state/contracts';
import type { RemoteManifest } from './manifests';

/** A registry that cannot be built or read; the message says which remote and what to do. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** Where the files of one version of a remote are served. */
export const remoteFolder = (app: string, version: string) => `/remotes/${app}/${version}/`;

const toRange = (version: string) => `^${version}`;

/** Turns the manifests of the built remotes, by folder name, into the document of `/remotes.json`. */
export const buildRegistry = (manifests: Record<string, RemoteManifest>): RemotesRegistry =>
  remotesRegistrySchema.parse({
    remotes: Object.fromEntries(
      Object.entries(manifests).map(([app, manifest]) => [
        manifest.name,
        {
          version: manifest.version,
          entry: `${remoteFolder(app, manifest.version)}${manifest.entry}`,
          integrity: manifest.integrity,
          requires: Object.fromEntries(
            Object.entries(manifest.requires).map(([name, version]) => [name, toRange(version)]),
          ),
          pages: Object.fromEntries(
            Object.entries(manifest.pages).map(([path, { expose, files, shared }]) => [
              path,
              { expose, preload: files, shared },
            ]),
          ),
        },
      ]),
    ),
  });
