import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AuthContext } from '../auth/auth-context';
import { AuthError } from '../auth/auth-error';
import { type ApiEnv, answerAuthError, authRoutes } from '../auth/auth-routes';
import type { Outbox } from '../outbox/outbox';
import { outboxRoutes } from '../outbox/outbox-routes';
import { isConnectionLoss } from '../rest/db-errors';
import type { RestApp } from '../rest/rest-app';
import { messageOf } from '../stack-error';
import { type ApiKeys, requireApiKey } from './api-keys';
import type { Health } from './health';

interface ApiParts {
  keys: ApiKeys;
  auth: AuthContext;
  rest: RestApp;
  /** Absent when mails must not be readable over HTTP. */
  outbox?: Outbox;
  health(): Promise<Health>;
}

const largestBody = 1024 * 1024;

/** Sessions travel in a header, never in cookies: any origin may ask, as on hosted Supabase. */
const crossOrigin = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'],
    exposeHeaders: [
      ...['Content-Range', 'Content-Location', 'Preference-Applied'],
      ...['Retry-After', 'X-Sb-Error-Code'],
    ],
    maxAge: 86_400,
  });

const paths = ['/auth/v1/*', '/rest/v1/*', '/realtime/v1/*', '/functions/v1/*', '/storage/v1/*'];

/** The HTTP face of the embedded backend. */
export function createApiApp({ keys, auth, rest, outbox, health }: ApiParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const path of [...paths, '/healthz']) app.use(path, crossOrigin());
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => {
        // The rest of the body is not read: this connection cannot carry another request.
        c.header('Connection', 'close');
        return c.json(
          { code: 'payload_too_large', message: 'The request body is over 1 MB.' },
          413,
        );
      },
    }),
  );
  app.get('/healthz', async (c) => {
    const state = await health();
    return c.json(state, state.ok ? 200 : 503);
  });

  app.use('/auth/v1/*', requireApiKey(keys));
  app.route('/auth/v1', authRoutes(auth));

  app.all('/rest/v1/*', (c) => rest.fetch(c.req.raw, c.env.peerAddress));

  app.use('/functions/v1/*', requireApiKey(keys));
  app.all('/functions/v1/:name', (c) =>
    c.json({ code: 'NOT_FOUND', message: `There is no function "${c.req.param('name')}".` }, 404),
  );
  app.all('/storage/v1/*', (c) =>
    c.json({ code: 'needs_hosted_supabase', message: 'Storage needs hosted Supabase.' }, 501),
  );
  if (outbox) app.route('/', outboxRoutes(outbox));

  app.notFound((c) => c.json({ code: 'not_found', message: 'Not found' }, 404));
  app.onError((error, c) => {
    if (error instanceof AuthError) return answerAuthError(error, c);
    if (isConnectionLoss(error)) {
      c.header('Retry-After', '1');
      return c.json(
        {
          code: 503,
          error_code: 'database_unreachable',
          msg: 'The database is not reachable just now.',
        },
        503,
      );
    }
    process.stderr.write(`${c.req.method} ${c.req.path}: ${messageOf(error)}\n`);
    return c.json({ code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' }, 500);
  });
  return app;
}
