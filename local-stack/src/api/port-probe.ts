import net from 'node:net';
import { StackError } from '../stack-error';

export const portTaken = (host: string, port: number) =>
  new StackError(
    `Port ${port} on ${host}, which the API needs, is in use by another program.`,
    'Stop that program, or set API_PORT to a free port.',
  );

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
