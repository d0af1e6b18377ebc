import type { Sql } from '../postgres/open-database';

interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface SentMessage extends Message {
  /** ISO time. */
  at: string;
}

/** Newest messages kept; older ones go. */
const outboxSize = 1000;

export interface Outbox {
  /** Part of the transaction `tx`: no message of something that was undone. */
  add(tx: Sql, message: Message): Promise<void>;
  /** Newest first. */
  list(): Promise<SentMessage[]>;
}

export function createOutbox(sql: Sql): Outbox {
  return {
    async add(tx, { to, subject, text, html }) {
      const [added] = await tx<{ id: number }[]>`
        insert into local_stack.outbox (recipient, subject, body_text, body_html)
        values (${to}, ${subject}, ${text}, ${html}) returning id::int`;
      await tx`delete from local_stack.outbox where id <= ${(added?.id ?? 0) - outboxSize}`;
    },
    async list() {
      const rows = await sql<(Message & { at: Date })[]>`
        select recipient as "to", subject, body_text as text, body_html as html, sent_at as at
        from local_stack.outbox order by id desc limit ${outboxSize}`;
      return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }));
    },
  };
}
