import * as z from 'shared-state/schema';

const STORAGE_KEY = 'savanna.pending-requests';
const KEPT = 10;

const pendingSchema = z.object({
  userId: z.string(),
  kind: z.enum(['property', 'area_report']),
  /** What is bought, in one fixed text. */
  key: z.string(),
  requestId: z.uuid(),
});

export type PendingRequest = z.infer<typeof pendingSchema>;
export type PaidSubject = Omit<PendingRequest, 'requestId'>;

/**
 * Request ids of confirmations that have had no answer yet. They live in session storage, so that
 * a retry, a second click and a reload of this tab send the same id and are charged once.
 */
function readAll(): PendingRequest[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return z.catch(z.array(pendingSchema), []).parse(stored);
  } catch {
    return [];
  }
}

function writeAll(pending: PendingRequest[]): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending.slice(-KEPT)));
}

const isFor = (subject: PaidSubject) => (pending: PendingRequest) =>
  pending.userId === subject.userId && pending.kind === subject.kind && pending.key === subject.key;

export function findPending(subject: PaidSubject): PendingRequest | undefined {
  return readAll().find(isFor(subject));
}

/** The id to send for this confirmation: the unanswered one if there is one, else a new one. */
export function beginRequest(subject: PaidSubject): PendingRequest {
  const unanswered = findPending(subject);
  if (unanswered) return unanswered;
  const begun = { ...subject, requestId: crypto.randomUUID() };
  writeAll([...readAll(), begun]);
  return begun;
}

/** The confirmation was answered for good; the next one is a new purchase. */
export function settleRequest(subject: PaidSubject): void {
  const matches = isFor(subject);
  writeAll(readAll().filter((pending) => !matches(pending)));
}
