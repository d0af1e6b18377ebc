import { z } from 'zod';

/** The personal record its owner may edit, and the terms accepted at sign-up. */
export const profileSchema = z.object({
  user_id: z.string(),
  full_name: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.string().nullable(),
  currency: z.string().nullable(),
  area_unit: z.string().nullable(),
  terms_version: z.string().nullable(),
  terms_accepted_at: z.string().nullable(),
});

export type Profile = z.infer<typeof profileSchema>;
