import { z } from 'zod';

const contactSchema = z.object({
  email: z.string().optional().catch(undefined),
  phone: z.string().optional().catch(undefined),
  user_metadata: z
    .object({ full_name: z.string().optional().catch(undefined) })
    .catch({ full_name: undefined }),
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
