/** `[join_ref, ref, topic, event, payload]` of Phoenix 2.0.0. */
export type Frame = [string | null, string | null, string, string, unknown];

export type FakeSocket = {
  readyState: number;
  receive: (frame: Frame) => void;
  /** The connection breaks, seen from the browser. */
  drop: (code?: number) => void;
};

type Listener<E> = ((event: E) => void) | null;

/** A WebSocket class whose server is `onFrame`; everything arrives in a later microtask. */
export function fakeSocketClass(
  onFrame: (socket: FakeSocket, frame: Frame) => void,
  onGone: (socket: FakeSocket) => void,
) {
  return class Socket implements FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    static readonly all: Socket[] = [];
    /** While false, connecting fails. */
    static reachable = true;

    readonly openedAt = Date.now();
    readyState = Socket.CONNECTING;
    bufferedAmount = 0;
    onopen: Listener<object> = null;
    onmessage: Listener<{ data: string }> = null;
    onclose: Listener<{ code: number; reason: string; wasClean: boolean }> = null;
    onerror: Listener<object> = null;

    constructor(readonly url: string) {
      Socket.all.push(this);
      queueMicrotask(() => {
        if (!Socket.reachable) return this.fail();
        this.readyState = Socket.OPEN;
        this.onopen?.({});
      });
    }

    send(data: string): void {
      queueMicrotask(() => {
        if (this.readyState === Socket.OPEN) onFrame(this, JSON.parse(data));
      });
    }

    receive(frame: Frame): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }));
    }

    close(code = 1005): void {
      if (this.readyState >= Socket.CLOSING) return;
      this.readyState = Socket.CLOSING;
      queueMicrotask(() => this.drop(code));
    }

    drop(code = 1006): void {
      onGone(this);
      this.readyState = Socket.CLOSED;
      this.onclose?.({ code, reason: '', wasClean: code !== 1006 });
    }

    private fail(): void {
      this.readyState = Socket.CLOSED;
      this.onerror?.({});
      this.onclose?.({ code: 1006, reason: '', wasClean: false });
    }
  };
}
