import { z } from './schema';

/** The personal record its owner may edit, and the terms accepted at sign-up. */
export const profileSchema = z.object({
  user_id: z.string(),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  area_unit: z.nullable(z.string()),
  terms_version: z.nullable(z.string()),
  terms_accepted_at: z.nullable(z.string()),
});

export type Profile = z.infer<typeof profileSchema>;
