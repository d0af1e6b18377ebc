import type { IssuedToken } from '../auth/one-time-tokens';
import type { Outbox } from '../outbox/outbox';
import type { Sql } from '../postgres/open-database';
import { htmlToText } from './html-text';
import { fillTemplate, type MailKind, readMailTemplate } from './mail-templates';

export interface Mailer {
  /**
   * Sends a mail whose link leads to the site with the token: a scanner that opens the link burns
   * nothing, because only the page redeems it. Part of the transaction `tx`.
   */
  sendMail(
    tx: Sql,
    kind: MailKind,
    to: string,
    token: IssuedToken,
    change?: { email: string; newEmail: string },
  ): Promise<void>;
  sendSms(tx: Sql, phone: string, code: string): Promise<void>;
}

export function createMailer(outbox: Outbox, siteUrl: string): Mailer {
  const templates = Object.fromEntries(
    (['confirmation', 'recovery', 'magic_link', 'email_change'] as const).map((kind) => [
      kind,
      readMailTemplate(kind),
    ]),
  ) as Record<MailKind, ReturnType<typeof readMailTemplate>>;

  return {
    async sendMail(tx, kind, to, token, change) {
      const { subject, html } = templates[kind];
      const filled = fillTemplate(html, {
        SiteURL: siteUrl.replace(/\/$/, ''),
        TokenHash: token.link,
        Token: token.code,
        Email: change?.email ?? to,
        NewEmail: change?.newEmail ?? '',
      });
      await outbox.add(tx, { to, subject, text: htmlToText(filled), html: filled });
    },
    async sendSms(tx, phone, code) {
      const text = `Your Savanna code is ${code}`;
      await outbox.add(tx, { to: `+${phone}`, subject: 'SMS', text, html: `<p>${text}</p>` });
    },
  };
}
