import { escapeHtml } from '../mail/html-text';
import type { SentMessage } from './outbox';

const style = `
  :root { color-scheme: light dark; --paper: #f3efe0; --panel: #fff; --ink: #262b35; --muted: #5b6270; --line: #ded8c4; --blue: #08415c; }
  @media (prefers-color-scheme: dark) { :root { --paper: #12181f; --panel: #1b232c; --ink: #eef0f2; --muted: #a4acb8; --line: #2c3742; --blue: #8fc4dd; } }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
  main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
  h1 { color: var(--blue); margin: 0 0 .25rem; font-size: 1.75rem; }
  header p { margin: 0 0 2rem; color: var(--muted); }
  details { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; margin-bottom: .75rem; overflow: hidden; }
  summary { cursor: pointer; padding: .9rem 1.1rem; display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; list-style: none; }
  summary:focus-visible { outline: 3px solid #e6994e; outline-offset: -3px; }
  summary strong { font-size: 1rem; }
  summary span, time { color: var(--muted); font-size: .875rem; }
  time { font-variant-numeric: tabular-nums; grid-row: 1; grid-column: 2; }
  iframe { width: 100%; height: 40rem; border: 0; border-top: 1px solid var(--line); background: #fff; }
  .empty { background: var(--panel); border-radius: 10px; padding: 2rem; text-align: center; color: var(--muted); }
`;

/** Opens links in a new tab, which the sandbox otherwise forbids. */
const withLinkTarget = (html: string): string =>
  /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
    : `<base target="_blank">${html}`;

const entry = (message: SentMessage, open: boolean): string => `
  <details${open ? ' open' : ''}>
    <summary>
      <strong>${escapeHtml(message.subject)}</strong>
      <time datetime="${message.at}">${message.at.slice(0, 19).replace('T', ' ')} UTC</time>
      <span>to ${escapeHtml(message.to)}</span>
    </summary>
    <iframe loading="lazy" title="${escapeHtml(message.subject)}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${escapeHtml(withLinkTarget(message.html))}"></iframe>
  </details>`;

/** Nothing in a mail may run, and the page itself has no script. */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const outboxPage = (messages: SentMessage[]): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Outbox · Savanna</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <header>
      <h1>Outbox</h1>
      <p>Mails and messages the embedded backend would have sent. Nothing leaves this machine.</p>
    </header>
    ${
      messages.length === 0
        ? '<p class="empty">No message yet. Sign up or ask for a reset link, then reload.</p>'
        : messages
            .slice(0, 100)
            .map((message, i) => entry(message, i === 0))
            .join('')
    }
  </main>
</body>
</html>
`;
