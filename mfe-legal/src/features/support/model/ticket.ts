import { z } from '../../../shared/schema';
import { topicValues } from './topics';

export const MESSAGE_LIMIT = 4000;

const PHONE = /^\+?[\d\s().-]{7,20}$/;

/** One line of text: a line break would let a field pose as another header of the message. */
const line = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit), z.regex(/^[^\r\n]*$/, 'Use one line'));

export const ticketSchema = z.object({
  topic: z.enum(topicValues),
  name: line(120).check(z.minLength(1, 'Enter your name')),
  email: z.email('Enter an e-mail address we can answer to').check(z.maxLength(254)),
  phone: line(20).check(
    z.refine((phone) => phone === '' || PHONE.test(phone), {
      message: 'Enter a phone number such as +254 700 000 000, or leave it empty',
    }),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Tell us a little more: at least 10 characters'),
      z.maxLength(MESSAGE_LIMIT, `Keep the message under ${MESSAGE_LIMIT} characters`),
    ),
  consent: z
    .boolean()
    .check(z.refine((given) => given, 'We need your consent to use these details for an answer')),
});

export type Ticket = z.infer<typeof ticketSchema>;

/** The form while it is being filled in. */
export type TicketDraft = z.input<typeof ticketSchema>;

export const emptyDraft: TicketDraft = {
  topic: 'general',
  name: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
};
