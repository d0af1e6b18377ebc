import { z } from 'zod';
import { emailSchema, newPasswordSchema, phoneSchema } from '../../../shared/contact-fields';
import type { Channel } from '../../../shared/contact-input';

/** The terms in force; recorded with the account. The legal remote publishes their text. */
export const termsVersion = '1.0';

const registerSchema = z.object({
  fullName: z.string().trim().min(3, 'Enter your full name, at least 3 characters').max(200),
  email: z.string(),
  phone: z.string(),
  password: newPasswordSchema,
  terms: z.boolean().refine((accepted) => accepted, 'Accept the terms to create an account'),
});

export type RegisterValues = z.infer<typeof registerSchema>;

/** Only the chosen way to reach the person is checked and sent. */
export const registerSchemaFor = (channel: Channel) =>
  channel === 'email'
    ? registerSchema.extend({ email: emailSchema })
    : registerSchema.extend({ phone: phoneSchema });
