import type postgres from 'postgres';
import { openDatabase, type Sql } from './open-database';

/**
 * Runs transactions on connections of its own. postgres.js 3.4 sends its rollback even when the
 * connection was cut, which ends the whole process ("Cannot read properties of null"); here a cut
 * connection is noticed first, nothing more is sent on it, and the caller gets CONNECTION_CLOSED.
 */
export interface TransactionPool {
  /** Waits for a free connection; commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Slot {
  tx: Sql;
  isCut(): boolean;
  discard(): Promise<void>;
}

const longestWait = 10_000;

const connectionError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

/** One connection, and a client for it that refuses to send once it is cut. */
function openSlot(url: string, options: postgres.Options<never>): Slot {
  let cut = false;
  const sql = openDatabase(url, {
    ...options,
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onclose: () => {
      cut = true;
    },
  });
  const assertOpen = () => {
    if (cut) throw connectionError('CONNECTION_CLOSED', 'The connection was cut');
  };
  const tx = new Proxy(sql, {
    apply(target, self, args) {
      assertOpen();
      return Reflect.apply(target, self, args);
    },
    get(target, name, receiver) {
      if (name === 'unsafe') assertOpen();
      return Reflect.get(target, name, receiver);
    },
  });
  return {
    tx,
    isCut: () => cut,
    discard: async () => {
      cut = true;
      await sql.end({ timeout: 0 }).catch(() => undefined);
    },
  };
}

export function createTransactionPool(
  url: string,
  { max, ...options }: postgres.Options<never> & { max: number },
): TransactionPool {
  const idle: Slot[] = [];
  const slots = new Set<Slot>();
  const waiting: ((slot: Slot) => void)[] = [];

  const open = (): Slot => {
    const slot = openSlot(url, options);
    slots.add(slot);
    return slot;
  };

  const acquire = async (): Promise<Slot> => {
    for (let slot = idle.pop(); slot; slot = idle.pop()) {
      if (!slot.isCut()) return slot;
      drop(slot);
    }
    if (slots.size < max) return open();
    return new Promise<Slot>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(connectionError('CONNECT_TIMEOUT', 'All database connections are busy'));
      }, longestWait);
      const take = (slot: Slot) => {
        clearTimeout(timer);
        resolve(slot);
      };
      waiting.push(take);
    });
  };

  const drop = (slot: Slot) => {
    slots.delete(slot);
    void slot.discard();
  };

  const release = (slot: Slot) => {
    if (slot.isCut()) drop(slot);
    const next = waiting.shift();
    if (next) next(slot.isCut() ? open() : slot);
    else if (!slot.isCut()) idle.push(slot);
  };

  const undo = async (slot: Slot, begun: boolean) => {
    try {
      if (!begun) await slot.discard();
      else if (!slot.isCut()) await slot.tx.unsafe('rollback');
    } catch {
      await slot.discard();
    }
  };

  return {
    async transaction(work) {
      const slot = await acquire();
      let begun = false;
      try {
        await slot.tx.unsafe('begin');
        begun = true;
        const result = await work(slot.tx);
        await slot.tx.unsafe('commit');
        return result;
      } catch (error) {
        await undo(slot, begun);
        throw error;
      } finally {
        release(slot);
      }
    },
    close: async () => {
      await Promise.all([...slots].map((slot) => slot.discard()));
    },
  };
}
