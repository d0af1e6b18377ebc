import { z } from '../../../shared/schema';
import type { TicketDraft } from './ticket';
import { topicValues } from './topics';

const KEY = 'savanna.support.draft';

const storedSchema = z.object({
  topic: z.enum(topicValues),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
});

/** The draft of this tab, without the consent: that is given again for the message at hand. */
export function readDraft(storage: Storage): TicketDraft | undefined {
  const text = storage.getItem(KEY);
  if (text === null) return undefined;
  try {
    return { ...storedSchema.parse(JSON.parse(text)), consent: false };
  } catch {
    storage.removeItem(KEY);
    return undefined;
  }
}

export function writeDraft(storage: Storage, draft: TicketDraft): void {
  const { consent: _consent, ...stored } = draft;
  try {
    storage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage costs the visitor the draft after a reload, not the form.
  }
}
