import { z } from './schema';

const linkTypes = ['signup', 'invite', 'magiclink', 'email', 'email_change', 'recovery'] as const;
export type MailLinkType = (typeof linkTypes)[number];

/** What a visitor brought from a mail, as read from the address of the page. */
export type MailLink =
  | { kind: 'token'; tokenHash: string; type: MailLinkType }
  /** The default links of a hosted project: the client takes the session out by itself. */
  | { kind: 'session' }
  | { kind: 'refused' }
  | { kind: 'none' };

const tokenSchema = z.object({
  token_hash: z.string().check(z.minLength(1)),
  type: z.enum(linkTypes),
});

const paramsOf = (part: string) => Object.fromEntries(new URLSearchParams(part.slice(1)));

/**
 * Reads a confirmation, magic or recovery link. Errors come in the query or in the fragment,
 * depending on the server.
 */
export function readMailLink({ search, hash }: { search: string; hash: string }): MailLink {
  const query = paramsOf(search);
  const fragment = paramsOf(hash);
  const token = tokenSchema.safeParse(query);
  if (token.success) {
    return { kind: 'token', tokenHash: token.data.token_hash, type: token.data.type };
  }
  const all = { ...query, ...fragment };
  if (all.error || all.error_code || all.error_description) return { kind: 'refused' };
  if (fragment.access_token) return { kind: 'session' };
  return 'token_hash' in query ? { kind: 'refused' } : { kind: 'none' };
}
