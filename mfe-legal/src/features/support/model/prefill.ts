import { z } from '../../../shared/schema';
import type { TicketDraft } from './ticket';
import { type Topic, topicValues } from './topics';

const amountSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500));
const referenceSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const planSchema = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,30}$/i));

/**
 * What the address of the page fills in: `?topic=tokens&amount=25`, `?topic=plan&plan=pro`,
 * `?topic=data&ref=…`. Other pages link here, so an unknown or malformed value is ignored.
 */
export function prefillFrom(query: URLSearchParams): Pick<TicketDraft, 'topic' | 'message'> {
  const topic = topicValues.find((value) => value === query.get('topic')) ?? 'general';
  return { topic, message: openingLine(topic, query) };
}

function openingLine(topic: Topic, query: URLSearchParams): string {
  if (topic === 'tokens') {
    const amount = amountSchema.safeParse(query.get('amount')).data;
    if (amount) return `I would like to buy ${amount} ${amount === 1 ? 'token' : 'tokens'}.`;
  }
  if (topic === 'plan') {
    const plan = planSchema.safeParse(query.get('plan')).data;
    if (plan) return `I would like the plan: ${plan}.`;
  }
  const reference = referenceSchema.safeParse(query.get('ref')).data;
  return reference ? `About: ${reference}\n` : '';
}

/**
 * A link's wish put into what this tab already holds: neither the words written before nor the
 * reason for coming here is lost, and reloading does not repeat the opening line.
 */
export function mergePrefill(
  draft: TicketDraft,
  prefill: Pick<TicketDraft, 'topic' | 'message'>,
): TicketDraft {
  const opening = prefill.message.trim();
  const known = opening === '' || draft.message.includes(opening);
  return {
    ...draft,
    topic: prefill.topic === 'general' ? draft.topic : prefill.topic,
    message: known ? draft.message : [prefill.message, draft.message].filter(Boolean).join('\n'),
  };
}
