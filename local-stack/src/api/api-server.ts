import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAccessTokens } from '../auth/access-token';
import { createRateLimits } from '../auth/rate-limits';
import { createMailer } from '../mail/mailer';
import { createOutbox } from '../outbox/outbox';
import { openDatabase } from '../postgres/open-database';
import { createTransactionPool } from '../postgres/transaction-pool';
import { createRealtimeServer } from '../realtime/realtime-server';
import { createRestApp } from '../rest/rest-app';
import { StackError } from '../stack-error';
import { createApiApp } from './api-app';
import { type ApiSettings, baseUrl } from './api-settings';
import { probe, summarise } from './health';
import { portTaken } from './port-probe';

export interface ApiServer {
  port: number;
  /** Realtime first, then HTTP, then the database connections. */
  close(): Promise<void>;
}

const drainMilliseconds = 1500;

async function listen(server: http.Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? portTaken(host, port)
          : new StackError(
              `The API cannot listen on ${host}:${port}: ${error.message}`,
              'Set HOST and API_PORT to an address of this machine that you may use.',
            ),
      ),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Waits for running requests, then cuts what is left. */
async function closeHttp(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearTimeout(timer);
}

/** Opens the connections, builds the parts and listens. */
export async function startApiServer(settings: ApiSettings): Promise<ApiServer> {
  const sql = openDatabase(settings.authAdminUrl, { max: 6 });
  const authPool = createTransactionPool(settings.authAdminUrl, { max: 8 });
  const rest = createRestApp(settings);
  const outbox = createOutbox(sql);
  const keys = { publishableKey: settings.publishableKey, secretKey: settings.secretKey };
  const realtime = createRealtimeServer({
    databaseUrl: settings.authenticatorUrl,
    jwtSecret: settings.jwtSecret,
    keys,
  });
  const issuer = `${baseUrl(settings.host, settings.port)}/auth/v1`;
  const app = createApiApp({
    keys,
    auth: {
      sql,
      transaction: authPool.transaction,
      tokens: createAccessTokens(settings.jwtSecret, issuer),
      mailer: createMailer(outbox, settings.siteUrl),
      limits: createRateLimits(),
    },
    rest,
    outbox: settings.demo ? outbox : undefined,
    health: async () => {
      const [database, realtimePart] = await Promise.all([
        probe(() => sql`select 1`),
        probe(() => realtime.ready()),
      ]);
      return summarise({ database, realtime: realtimePart });
    },
  });

  const server = http.createServer(
    getRequestListener((request, env) =>
      app.fetch(request, {
        peerAddress: ('incoming' in env && env.incoming.socket.remoteAddress) || 'unknown',
      }),
    ),
  );
  server.on('upgrade', realtime.upgrade);
  const [port] = await Promise.all([
    listen(server, settings.host, settings.port),
    rest.warmUp(),
    realtime.start(),
  ]);
  return {
    port,
    close: async () => {
      await realtime.close();
      await closeHttp(server);
      await Promise.all([rest.close(), authPool.close(), sql.end({ timeout: 1 })]);
    },
  };
}
