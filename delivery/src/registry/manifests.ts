import { z } from 'zod';

/** What the build of a remote writes beside it (scripts/rspack/remote-manifest-plugin.ts). */
export const remoteManifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string(),
  integrity: z.string(),
  requires: z.record(z.string(), z.string()),
  pages: z.record(
    z.string(),
    z.object({ expose: z.string(), files: z.array(z.string()), shared: z.array(z.string()) }),
  ),
});

export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** What the build of the shell writes beside it (scripts/rspack/host-manifest-plugin.ts). */
export const hostManifestSchema = z.object({
  routes: z.array(z.object({ path: z.string(), remote: z.string(), title: z.string() })),
  initial: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
});

export type HostManifest = z.infer<typeof hostManifestSchema>;
