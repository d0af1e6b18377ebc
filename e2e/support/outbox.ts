import { z } from 'zod';
import { apiUrl } from './environment';

const messages = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    at: z.string(),
  }),
);

const WAIT_MS = 10_000;

/** The newest link of a kind mailed to an address, waiting for the mail. */
export async function mailedLink(
  to: string,
  path: '/confirm' | '/update-password',
): Promise<string> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${apiUrl()}/outbox.json`);
    for (const mail of messages.parse(await answer.json())) {
      if (mail.to !== to) continue;
      const link = /href="([^"]+)"/g;
      for (const [, href = ''] of mail.html.matchAll(link)) {
        const address = href.replaceAll('&amp;', '&');
        if (new URL(address).pathname === path) return address;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${to} with a link to ${path}`);
}
