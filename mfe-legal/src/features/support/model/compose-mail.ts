import { supportAddress } from '../../../shared/support-address';
import type { Ticket } from './ticket';
import { topicLabel } from './topics';

export interface ComposedMail {
  to: string;
  subject: string;
  body: string;
  /** The whole mail as a `mailto:` link; undefined when it is too long for one. */
  href: string | undefined;
}

/** Windows hands at most 2,048 characters of a link to another program; longer ones get cut. */
const LONGEST_LINK = 2000;

/** Everything the visitor typed, as a mail that leaves nothing out. */
export function composeMail(ticket: Ticket): ComposedMail {
  const subject = `Savanna support: ${topicLabel(ticket.topic)}`;
  const body = [
    ticket.message,
    '',
    '--',
    `Name: ${ticket.name}`,
    `E-mail: ${ticket.email}`,
    ...(ticket.phone ? [`Phone: ${ticket.phone}`] : []),
    `Topic: ${topicLabel(ticket.topic)}`,
    'I agree that Savanna uses these details to answer this message.',
  ].join('\n');
  const href = mailtoLink(supportAddress, subject, body);
  return {
    to: supportAddress,
    subject,
    body,
    href: href.length <= LONGEST_LINK ? href : undefined,
  };
}

/** RFC 6068: percent-encoding (a `+` stays a plus sign there) and CRLF between lines. */
function mailtoLink(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
