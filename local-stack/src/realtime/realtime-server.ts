import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiKeys } from '../api/api-keys';

export interface RealtimeServer {
  start(): Promise<void>;
  ready(): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

interface RealtimeOptions {
  databaseUrl: string;
  jwtSecret: string;
  keys: ApiKeys;
}

export function createRealtimeServer(_: RealtimeOptions): RealtimeServer {
  return {
    start: async () => undefined,
    ready: async () => undefined,
    upgrade: (_request, socket) => socket.destroy(),
    close: async () => undefined,
  };
}
