type Frame = [string | null, string | null, string, string, unknown];

interface Joined {
  receive: (frame: Frame) => void;
  topic: string;
  joinRef: string | null;
  table: string;
  id: number;
}

const changesOf = (payload: unknown) =>
  (payload as { config: { postgres_changes: { table: string }[] } }).config.postgres_changes;

/** A realtime server in memory (Phoenix 2.0.0): joins are granted, changes reach their table. */
export function fakeRealtime() {
  const joined: Joined[] = [];

  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = Socket.CONNECTING;
    bufferedAmount = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    onerror: (() => void) | null = null;

    constructor() {
      queueMicrotask(() => {
        this.readyState = Socket.OPEN;
        this.onopen?.();
      });
    }

    receive = (frame: Frame) =>
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }));

    send(data: string): void {
      const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Frame;
      if (event === 'access_token') return;
      const changes = event === 'phx_join' ? changesOf(payload) : [];
      const bindings = changes.map((change) => ({ ...change, id: joined.length + 1 }));
      for (const { id, table } of bindings) {
        joined.push({ receive: this.receive, topic, joinRef, table, id });
      }
      const response = event === 'phx_join' ? { postgres_changes: bindings } : {};
      this.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]);
    }

    close(): void {
      this.readyState = Socket.CLOSED;
      queueMicrotask(() => this.onclose?.({ code: 1000 }));
    }
  }

  return {
    Socket,
    isWatched: (table: string) => joined.some((one) => one.table === table),
    /** Tells the subscribers of a table that their row has changed. */
    push(table: string, record: object): void {
      for (const { receive, topic, joinRef, id, ...one } of joined) {
        if (one.table !== table) continue;
        const data = {
          schema: 'public',
          table,
          type: 'UPDATE',
          commit_timestamp: new Date().toISOString(),
          columns: [],
          record,
          old_record: {},
          errors: null,
        };
        receive([joinRef, null, topic, 'postgres_changes', { ids: [id], data }]);
      }
    },
  };
}
