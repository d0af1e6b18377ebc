import { composeMail } from './compose-mail';
import { type Ticket, ticketSchema } from './ticket';

const ticket: Ticket = {
  topic: 'tokens',
  name: 'Wanjiru Kamau & Söhne',
  email: 'wanjiru+home@savanna.test',
  phone: '+254 700 000 000',
  message: 'I would like to buy 25 tokens.\nIs 50% off? a=b&c=d #1 “yes”',
  consent: true,
};

describe('composeMail', () => {
  it('loses nothing of what was typed, through the encoding of the link and back', () => {
    const { href, subject, body } = composeMail(ticket);
    const link = new URL(href ?? '');
    const [, query = ''] = (href ?? '').split('?');
    const [decodedSubject, decodedBody] = query
      .split('&')
      .map((part) => decodeURIComponent(part.slice(part.indexOf('=') + 1)));
    expect(link.protocol).toBe('mailto:');
    expect(link.pathname).toBe('support@savanna.test');
    expect(decodedSubject).toBe(subject);
    expect(decodedBody?.replaceAll('\r\n', '\n')).toBe(body);
    for (const value of [ticket.message, ticket.name, ticket.email, ticket.phone]) {
      expect(body).toContain(value);
    }
  });

  it('cannot be given further headers through a field', () => {
    const { href } = composeMail({ ...ticket, message: 'Hello there&cc=other@savanna.test' });
    expect(href?.match(/&/g)).toHaveLength(1);
  });

  it('leaves out an empty phone line', () => {
    expect(composeMail({ ...ticket, phone: '' }).body).not.toContain('Phone');
  });

  it('offers no link where a mail program would cut the message', () => {
    const { href, body } = composeMail({ ...ticket, message: 'x'.repeat(3000) });
    expect(href).toBeUndefined();
    expect(body).toContain('x'.repeat(3000));
  });
});

describe('ticketSchema', () => {
  it.each([
    ['name', '   '],
    ['name', 'A\nBcc: other@savanna.test'],
    ['email', 'wanjiru'],
    ['phone', 'call me'],
    ['message', 'too short'],
    ['message', 'x'.repeat(4001)],
    ['topic', 'prices'],
    ['consent', false],
  ])('refuses %s = %j', (field, value) => {
    const result = ticketSchema.safeParse({ ...ticket, [field]: value });
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  it('accepts a ticket without a phone', () => {
    expect(ticketSchema.safeParse({ ...ticket, phone: '' }).success).toBe(true);
  });
});
