import { App } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import type { ApiSettings } from '../api/api-settings';
import { bearerSession } from './bearer';
import { exposedSchemas } from './exposed-schemas';
import { peerAddress } from './peer-address';
import { createRestConnection } from './rest-connection';

/** Largest page a table read answers. */
const maxRows = 1000;

export interface RestApp {
  fetch(request: Request, peer: string): Promise<Response>;
  /** Reads the schema now instead of at the first request. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** PostgREST as @supabase/lite emulates it, over our connection. Serves /rest/v1 only. */
export function createRestApp(settings: ApiSettings): RestApp {
  const { connection, close } = createRestConnection(settings);
  const app = new App({
    connection,
    api: { schemas: exposedSchemas, max_rows: maxRows },
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      site_url: settings.siteUrl,
    },
    options: {
      server: {
        disableStudio: true,
        middlewares: [bearerSession(settings.jwtSecret) as unknown as MiddlewareHandler],
      },
    },
  });
  return {
    fetch: async (request, peer) =>
      peerAddress.run(peer, () => app.fetch(request, { peerAddress: peer })),
    warmUp: async () => {
      await connection.introspect();
    },
    close,
  };
}
