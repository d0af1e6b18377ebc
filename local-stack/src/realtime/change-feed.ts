import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { openDatabase, type Sql } from '../postgres/open-database';
import { messageOf } from '../stack-error';
import { type ChangeEvent, changeEventSchema } from './change-event';

interface FeedOptions {
  databaseUrl: string;
  /** Called in commit order, one at a time. */
  onChange(event: ChangeEvent): Promise<void>;
  /** The connection was lost and is back: changes in between were missed. */
  onGap(): void;
  log(line: string): void;
}

interface ChangeFeed {
  start(): Promise<void>;
  isListening(): boolean;
  close(): Promise<void>;
}

const longestPause = 2000;

/** Listens to the capture trigger on a connection of its own, and comes back when that is cut. */
export function createChangeFeed({ databaseUrl, onChange, onGap, log }: FeedOptions): ChangeFeed {
  let client: Sql | undefined;
  let listening = false;
  let closed = false;
  let work = Promise.resolve();
  const reader = openDatabase(databaseUrl, { max: 1 });

  const readEvent = async (payload: string): Promise<ChangeEvent | undefined> => {
    if (!payload.startsWith('#')) return changeEventSchema.parse(JSON.parse(payload));
    const [spilled] = await reader<{ body: string }[]>`
      select body from local_stack.realtime_spill where id = ${payload.slice(1)}`;
    return spilled && changeEventSchema.parse(JSON.parse(spilled.body));
  };

  const receive = (payload: string) => {
    work = work
      .then(async () => {
        const event = await readEvent(payload);
        if (event) await onChange(event);
      })
      .catch((error: unknown) => log(`A change could not be sent: ${messageOf(error)}`));
  };

  const connect = async () => {
    // postgres.js reads `onnotify` but its types do not list it; its own listen() gives up when
    // the server is away at the first attempt to come back.
    const options: postgres.Options<never> & { onnotify: (name: string, payload: string) => void } =
      {
        max: 1,
        idle_timeout: 0,
        max_lifetime: null,
        onnotify: (_name, payload) => receive(payload),
        onclose: () => void (own === client && listening && recover()),
      };
    const own = openDatabase(databaseUrl, options);
    client = own;
    await own`listen savanna_realtime`;
    listening = true;
  };

  const recover = async () => {
    listening = false;
    for (let pause = 50; !closed; pause = Math.min(pause * 2, longestPause)) {
      await client?.end({ timeout: 0 }).catch(() => undefined);
      try {
        await connect();
        onGap();
        return;
      } catch {
        await sleep(pause);
      }
    }
  };

  return {
    start: connect,
    isListening: () => listening,
    close: async () => {
      closed = true;
      listening = false;
      await client?.end({ timeout: 0 });
      await reader.end({ timeout: 0 });
    },
  };
}
