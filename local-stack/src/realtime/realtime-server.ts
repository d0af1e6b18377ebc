import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ApiKeys, roleOfKey } from '../api/api-keys';
import { openDatabase } from '../postgres/open-database';
import { createTransactionPool } from '../postgres/transaction-pool';
import { createChangeFeed } from './change-feed';
import { createChannelRegistry } from './channel-registry';
import { serveSocket } from './realtime-socket';

interface RealtimeServer {
  start(): Promise<void>;
  /** Rejects while changes are not being received. */
  ready(): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

interface RealtimeOptions {
  databaseUrl: string;
  jwtSecret: string;
  keys: ApiKeys;
}

const path = '/realtime/v1/websocket';
const largestMessage = 256 * 1024;
/** Clients beat every 30 s; a socket that has been silent this long is dead. */
const longestSilence = 75_000;
const patrol = 15_000;

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** postgres_changes over WebSocket, as hosted Realtime speaks it. */
export function createRealtimeServer(options: RealtimeOptions): RealtimeServer {
  const { keys } = options;
  const jwtSecret = new TextEncoder().encode(options.jwtSecret);
  const sql = openDatabase(options.databaseUrl, { max: 1 });
  const pool = createTransactionPool(options.databaseUrl, { max: 4 });
  const registry = createChannelRegistry(pool);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const lastHeard = new WeakMap<WebSocket, number>();
  const feed = createChangeFeed({
    databaseUrl: options.databaseUrl,
    onChange: registry.deliver,
    // What happened meanwhile is lost: each client joins again and reads once.
    onGap: () => {
      for (const channel of registry.all()) channel.push('phx_error', {});
    },
    log: (line) => process.stderr.write(`realtime: ${line}\n`),
  });
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (Date.now() - (lastHeard.get(socket) ?? 0) > longestSilence) socket.terminate();
    }
  }, patrol).unref();

  return {
    start: feed.start,
    ready: async () => {
      if (!feed.isListening()) throw new Error('not connected to the database');
    },
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== path) return void refuse(socket, '404 Not Found');
      const apiKey = url.searchParams.get('apikey') ?? String(request.headers['x-api-key'] ?? '');
      if (!roleOfKey(keys, apiKey)) return void refuse(socket, '401 Unauthorized');
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const heard = () => void lastHeard.set(webSocket, Date.now());
        heard();
        webSocket.on('message', heard);
        const version = url.searchParams.get('vsn') === '2.0.0' ? 2 : 1;
        serveSocket(webSocket, { sql, registry, jwtSecret, keys, apiKey, version });
      });
    },
    close: async () => {
      clearInterval(timer);
      for (const socket of sockets.clients) socket.close(1001, 'going away');
      await feed.close();
      for (const socket of sockets.clients) socket.terminate();
      await Promise.all([pool.close(), sql.end({ timeout: 0 })]);
    },
  };
}
