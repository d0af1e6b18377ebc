import net from 'node:net';
import { portTaken } from './api-server';

/** Fails at once, before any database work, when the port is taken. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? reject(portTaken(host, port)) : resolve(),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
