import { escapeHtml, htmlToText } from './html-text';
import { fillTemplate, type MailKind, readMailTemplate } from './mail-templates';

const fields = {
  SiteURL: 'https://savanna.example',
  TokenHash: 'abc123',
  Token: '654321',
  Email: 'a&b@example.com',
  NewEmail: 'new@example.com',
};

const links: [MailKind, string][] = [
  ['confirmation', 'https://savanna.example/confirm?token_hash=abc123&type=signup'],
  ['recovery', 'https://savanna.example/update-password?token_hash=abc123&type=recovery'],
  ['magic_link', 'https://savanna.example/confirm?token_hash=abc123&type=magiclink'],
  ['email_change', 'https://savanna.example/confirm?token_hash=abc123&type=email_change'],
];

it.each(links)(
  'the %s template leads to the site, in both parts, and shows the code',
  (kind, link) => {
    const { subject, html } = readMailTemplate(kind);
    expect(subject).not.toBe('');
    const filled = fillTemplate(html, fields);
    expect(filled).toContain(`href="${escapeHtml(link)}"`);
    expect(filled).not.toMatch(/\{\{|\}\}/);
    expect(filled).toContain('a&amp;b@example.com');
    const text = htmlToText(filled);
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain('654321');
    expect(text).toContain('a&b@example.com');
    expect(text).not.toMatch(/<|&amp;/);
  },
);

it('escapes what it fills in, and refuses a field it does not know', () => {
  expect(fillTemplate('{{ .Email }}', { Email: '"><script>' })).toBe('&quot;&gt;&lt;script&gt;');
  expect(() => fillTemplate('{{ .Data }}', fields)).toThrow('{{ .Data }}');
});
