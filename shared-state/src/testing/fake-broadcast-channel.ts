type MessageListener = (event: { data: unknown }) => void;

/** The browser's BroadcastChannel, which jsdom lacks; messages wait while `held`. */
export class FakeBroadcastChannel {
  static held = false;
  private static readonly open = new Set<FakeBroadcastChannel>();
  private static waiting: (() => void)[] = [];
  private readonly listeners: MessageListener[] = [];

  constructor(readonly name: string) {
    FakeBroadcastChannel.open.add(this);
  }

  static release(): void {
    FakeBroadcastChannel.held = false;
    for (const deliver of FakeBroadcastChannel.waiting.splice(0)) queueMicrotask(deliver);
  }

  addEventListener(_: 'message', listener: MessageListener): void {
    this.listeners.push(listener);
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open) {
      if (other === this || other.name !== this.name) continue;
      const deliver = () => {
        for (const listener of other.listeners) listener({ data: structuredClone(data) });
      };
      if (FakeBroadcastChannel.held) FakeBroadcastChannel.waiting.push(deliver);
      else queueMicrotask(deliver);
    }
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}
