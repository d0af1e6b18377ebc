import { z } from './schema';

const integrity = z
  .string()
  .check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a subresource integrity'));
const address = z.string().check(z.minLength(1));

/** One page of a remote: what to ask its container for and what to fetch beforehand. */
export const registryPageSchema = z.object({
  /** Exposed module, `./search`. */
  expose: z.string().check(z.startsWith('./')),
  /** Addresses of the chunks the page needs, resolved against the remote's entry. */
  preload: z.array(address),
  /** Shared modules the page will ask the host for. */
  shared: z.optional(z.array(z.string())),
});

const pages = z.record(z.string().check(z.startsWith('/')), registryPageSchema);

const releaseSchema = z.object({
  version: z.string().check(z.minLength(1)),
  entry: address,
  /** Subresource integrity of the entry. */
  integrity: z.optional(integrity),
  pages,
});

/** One remote: its current release, what it requires of the host, and the last good one. */
export const registryRemoteSchema = z.extend(releaseSchema, {
  /** Shared module → version range. */
  requires: z.optional(z.record(z.string(), z.string())),
  previous: z.optional(releaseSchema),
});

/** `/remotes.json`. */
export const remotesRegistrySchema = z.object({
  remotes: z.record(z.string().check(z.minLength(1)), registryRemoteSchema),
});

export type RegistryPage = z.infer<typeof registryPageSchema>;
export type RegistryRemote = z.infer<typeof registryRemoteSchema>;
export type RemotesRegistry = z.infer<typeof remotesRegistrySchema>;
