import { Hono } from 'hono';
import { isLoopbackHost } from '../stack-config';
import type { Outbox } from './outbox';
import { outboxPage, outboxPolicy } from './outbox-page';

const hostName = (host: string | undefined): string =>
  (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

/**
 * The outbox holds sign-in links: only this machine reads it. No other origin gets it (there are no
 * CORS headers), and a foreign name that resolves here (DNS rebinding) is refused.
 */
export function outboxRoutes(outbox: Outbox): Hono {
  return new Hono()
    .use(async (c, next) => {
      if (!isLoopbackHost(hostName(c.req.header('host')))) {
        return c.json(
          { code: 'forbidden', message: 'The outbox is read on this machine only.' },
          403,
        );
      }
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'no-referrer');
    })
    .get('/outbox.json', async (c) => c.json(await outbox.list()))
    .get('/outbox', async (c) => {
      c.header('Content-Security-Policy', outboxPolicy);
      return c.html(outboxPage(await outbox.list()));
    });
}
