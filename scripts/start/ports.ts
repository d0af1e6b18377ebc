import { createServer } from 'node:net';

/** A port somebody else listens on; the message names the setting that moves ours. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** @param wanted setting name → port, for example `{ PORT: 3000 }`. */
export const requireFreePorts = async (host: string, wanted: Record<string, number>) => {
  const taken: string[] = [];
  for (const [setting, port] of Object.entries(wanted)) {
    if (!(await isFree(host, port))) {
      taken.push(
        `Port ${port} is in use by another program. Stop it, or choose another port: ${setting}=${port + 1} npm start`,
      );
    }
  }
  if (taken.length > 0) throw new PortInUseError(taken.join('\n'));
};
