import { connect, createServer, type Socket } from 'node:net';
import { freePorts } from './free-ports';

export interface SeverableLine {
  /** Where the browser finds the API through this line. */
  url: string;
  /** As soon as a request starting with `opening` has passed, no answer comes back any more. */
  holdAnswersFrom(opening: string): void;
  /** Drops every connection and refuses new ones. */
  cut(): void;
  /** Works again, for new connections. */
  mend(): void;
  close(): Promise<void>;
}

/** A stretch of network between browser and API that can really break: plain TCP, no content. */
export async function layLine(target: string): Promise<SeverableLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let state: 'works' | 'holds' | 'cut' = 'works';
  let trigger: string | undefined;

  const server = createServer((browser) => {
    if (state === 'cut') {
      browser.destroy();
      return;
    }
    const api = connect(Number(port), hostname);
    for (const [end, other] of [
      [browser, api],
      [api, browser],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    browser.on('data', (chunk) => {
      if (trigger && chunk.toString('latin1').startsWith(trigger)) state = 'holds';
      api.write(chunk);
    });
    api.on('data', (chunk) => {
      if (state === 'works') browser.write(chunk);
    });
  });

  const [own = 0] = await freePorts(1);
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  const drop = () => {
    for (const end of open) end.destroy();
  };
  return {
    url: `http://localhost:${own}`,
    holdAnswersFrom: (opening) => {
      trigger = opening;
    },
    cut: () => {
      state = 'cut';
      trigger = undefined;
      drop();
    },
    mend: () => {
      drop();
      trigger = undefined;
      state = 'works';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
