import net from 'node:net';

/** A TCP relay in front of a test's PostgreSQL that can hold back the answer to a COMMIT. */
export interface CommitProxy {
  port: number;
  /**
   * Watches for the connection that carries `marker` (a request id): its next COMMIT reaches the
   * server, the server's answer does not reach the client. Resolves once that answer is held.
   */
  holdCommitOf(marker: string): Promise<void>;
  close(): Promise<void>;
}

const committed = Buffer.from('COMMIT\0');

/** `target` is where PostgreSQL listens: a socket path. */
export async function startCommitProxy(target: string): Promise<CommitProxy> {
  let marker: Buffer | undefined;
  let held: () => void = () => undefined;
  const sockets = new Set<net.Socket>();

  const server = net.createServer((client) => {
    const upstream = net.connect(target);
    let marked = false;
    let silent = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (data) => {
      if (marker && data.includes(marker)) marked = true;
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (marked && data.includes(committed)) {
        silent = true;
        marker = undefined;
        held();
      }
      if (!silent) client.write(data);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    holdCommitOf: (text) =>
      new Promise((resolve) => {
        marker = Buffer.from(text);
        held = resolve;
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
