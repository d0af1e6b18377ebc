import { z } from './schema';

/** `/config.json`: what differs between environments; one build serves them all. */
export const runtimeConfigSchema = z.object({
  supabaseUrl: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }),
  /** The publishable (anonymous-role) key, never a secret one. */
  supabaseKey: z.string().check(z.minLength(1, 'must not be empty')),
  /** Path of the analytics script on this site, relative to it; absent: no analytics. */
  analyticsSrc: z.optional(
    z.string().check(z.regex(/^(?!\/\/)(?![a-z][a-z0-9+.-]*:)\S+$/i, 'must be a relative path')),
  ),
});

export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
