import { z } from './schema';

/**
 * The address or number that waits for its confirmation, kept for this tab only and never in the
 * URL, where it would end up in histories and logs.
 */
const pendingContactSchema = z.object({
  channel: z.enum(['email', 'phone']),
  address: z.string().check(z.minLength(1)),
  /** Epoch milliseconds of the last message, so that a reload does not lift the resend lock. */
  sentAt: z.number(),
  next: z.optional(z.string()),
});

export type PendingContact = z.infer<typeof pendingContactSchema>;

const key = 'savanna.pending-contact';

export function keepPendingContact(contact: PendingContact): void {
  sessionStorage.setItem(key, JSON.stringify(contact));
}

export function readPendingContact(): PendingContact | null {
  try {
    const stored = pendingContactSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? ''));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function forgetPendingContact(): void {
  sessionStorage.removeItem(key);
}
