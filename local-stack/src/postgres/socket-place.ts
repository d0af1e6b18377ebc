import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Where the server listens: a socket in a private directory, or (Windows) a loopback port. */
export interface ListenPlace {
  socketDir?: string;
  port: number;
  /** host part of a connection URL */
  urlHost: string;
}

const socketPort = 5432;
/** sun_path holds 108 bytes with its end; the server adds ".s.PGSQL.5432.lock" beside the socket. */
const longestSocketPath = 107;

const fits = (directory: string): boolean =>
  Buffer.byteLength(path.join(directory, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** `preferred` unless its path is too long for a socket: then a private directory in the system's temporary one. */
export function socketDirFor(preferred: string, temporary = os.tmpdir()): string {
  if (fits(preferred)) return preferred;
  const name = crypto.createHash('sha256').update(preferred).digest('hex').slice(0, 16);
  return path.join(temporary, `savanna-${name}`);
}

export async function chooseListenPlace(preferred: string): Promise<ListenPlace> {
  if (process.platform === 'win32') {
    const port = await freePort();
    return { port, urlHost: `127.0.0.1:${port}` };
  }
  const socketDir = socketDirFor(preferred);
  fs.mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  const stat = fs.lstatSync(socketDir);
  if (!stat.isDirectory()) throw new Error(`${socketDir} is not a directory`);
  fs.chmodSync(socketDir, 0o700);
  return {
    socketDir,
    port: socketPort,
    urlHost: `${encodeURIComponent(socketDir)}:${socketPort}`,
  };
}
