import { emailSchema, newPasswordSchema, phoneSchema } from '../../../shared/contact-fields';
import type { Channel } from '../../../shared/contact-input';
import { z } from '../../../shared/schema';

/** The terms in force; recorded with the account. The legal remote publishes their text. */
export const termsVersion = '1.0';

const registerSchema = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter your full name, at least 3 characters'),
      z.maxLength(200, 'Use at most 200 characters'),
    ),
  email: z.string(),
  phone: z.string(),
  password: newPasswordSchema,
  terms: z
    .boolean()
    .check(z.refine((accepted) => accepted, 'Accept the terms to create an account')),
});

export type RegisterValues = z.infer<typeof registerSchema>;

/** Only the chosen way to reach the person is checked and sent. */
export const registerSchemaFor = (channel: Channel) =>
  channel === 'email'
    ? z.extend(registerSchema, { email: emailSchema })
    : z.extend(registerSchema, { phone: phoneSchema });
