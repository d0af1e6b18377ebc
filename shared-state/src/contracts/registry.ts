import { z } from 'zod';

const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);
const address = z.string().min(1);

/** One page of a remote: what to ask its container for and what to fetch beforehand. */
export const registryPageSchema = z.object({
  /** Exposed module, `./search`. */
  expose: z.string().startsWith('./'),
  /** Addresses of the chunks the page needs, resolved against the remote's entry. */
  preload: z.array(address),
  /** Shared modules the page will ask the host for. */
  shared: z.array(z.string()).optional(),
});

const pages = z.record(z.string().startsWith('/'), registryPageSchema);

const releaseSchema = z.object({
  version: z.string().min(1),
  entry: address,
  /** Subresource integrity of the entry. */
  integrity: integrity.optional(),
  pages,
});

/** One remote: its current release, what it requires of the host, and the last good one. */
export const registryRemoteSchema = releaseSchema.extend({
  /** Shared module → version range. */
  requires: z.record(z.string(), z.string()).optional(),
  previous: releaseSchema.optional(),
});

/** `/remotes.json`. */
export const remotesRegistrySchema = z.object({
  remotes: z.record(z.string().min(1), registryRemoteSchema),
});

export type RegistryPage = z.infer<typeof registryPageSchema>;
export type RegistryRemote = z.infer<typeof registryRemoteSchema>;
export type RemotesRegistry = z.infer<typeof remotesRegistrySchema>;
