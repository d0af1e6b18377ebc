import { z } from 'zod';
import { topicValues } from './topics';

export const MESSAGE_LIMIT = 4000;

const PHONE = /^\+?[\d\s().-]{7,20}$/;

/** One line of text: a line break would let a field pose as another header of the message. */
const line = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\r\n]*$/, 'Use one line');

export const ticketSchema = z.object({
  topic: z.enum(topicValues),
  name: line(120).min(1, 'Enter your name'),
  email: z.email('Enter an e-mail address we can answer to').max(254),
  phone: line(20).refine((phone) => phone === '' || PHONE.test(phone), {
    message: 'Enter a phone number such as +254 700 000 000, or leave it empty',
  }),
  message: z
    .string()
    .trim()
    .min(10, 'Tell us a little more: at least 10 characters')
    .max(MESSAGE_LIMIT, `Keep the message under ${MESSAGE_LIMIT} characters`),
  consent: z
    .boolean()
    .refine((given) => given, 'We need your consent to use these details for an answer'),
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
