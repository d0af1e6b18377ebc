import { z } from '../../../shared/schema';

const text = z.catch(z.optional(z.string()), undefined);

const contactSchema = z.object({
  email: text,
  phone: text,
  user_metadata: z.catch(z.object({ full_name: text }), { full_name: undefined }),
});

export interface AccountContact {
  name: string;
  email: string;
  phone: string;
}

/** What the signed-in user's account already knows; empty texts where it knows nothing. */
export function accountContact(user: unknown): AccountContact {
  const contact = contactSchema.safeParse(user).data;
  return {
    name: contact?.user_metadata.full_name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  };
}
