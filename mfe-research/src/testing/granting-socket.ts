type Frame = [string | null, string | null, string, string, unknown];

/** A realtime server that grants every join and stays silent: the wallet counts as live. */
export class GrantingSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = GrantingSocket.CONNECTING;
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    queueMicrotask(() => {
      this.readyState = GrantingSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string): void {
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Frame;
    if (event === 'access_token') return;
    const asked =
      event === 'phx_join'
        ? (payload as { config: { postgres_changes: object[] } }).config.postgres_changes
        : [];
    const response =
      event === 'phx_join'
        ? { postgres_changes: asked.map((change, index) => ({ ...change, id: index + 1 })) }
        : {};
    const reply: Frame = [joinRef, ref, topic, 'phx_reply', { status: 'ok', response }];
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(reply) }));
  }

  close(): void {
    this.readyState = GrantingSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({ code: 1000 }));
  }
}
