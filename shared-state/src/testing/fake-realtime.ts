import { type FakeSocket, type Frame, fakeSocketClass } from './fake-socket';

type Binding = { id: number; event: string; table: string; filter?: string };
type Joined = { socket: FakeSocket; topic: string; joinRef: string; bindings: Binding[] };
type JoinAnswer = 'ok' | 'error' | 'silent';

export type Change = {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record?: Record<string, unknown>;
  old?: Record<string, unknown>;
};

/** A realtime server speaking Phoenix 2.0.0 to the sockets of `Socket`. */
export function fakeRealtime() {
  const joined = new Set<Joined>();
  const frames: Frame[] = [];
  const answerByTable = new Map<string, JoinAnswer>();
  let lastId = 0;

  const join = (socket: FakeSocket, [joinRef, ref, topic, , payload]: Frame): void => {
    const wanted = (payload as { config: { postgres_changes: Omit<Binding, 'id'>[] } }).config;
    const answer = answerByTable.get(wanted.postgres_changes[0]?.table ?? '') ?? 'ok';
    if (answer === 'silent') return;
    if (answer === 'error') {
      socket.receive([
        joinRef,
        ref,
        topic,
        'phx_reply',
        { status: 'error', response: { reason: 'refused' } },
      ]);
      return;
    }
    const bindings = wanted.postgres_changes.map((binding) => {
      lastId += 1;
      return { ...binding, id: lastId };
    });
    joined.add({ socket, topic, joinRef: joinRef ?? '', bindings });
    socket.receive([
      joinRef,
      ref,
      topic,
      'phx_reply',
      { status: 'ok', response: { postgres_changes: bindings } },
    ]);
  };

  const forget = (gone: (one: Joined) => boolean): void => {
    for (const one of joined) if (gone(one)) joined.delete(one);
  };

  const onFrame = (socket: FakeSocket, frame: Frame): void => {
    frames.push(frame);
    const [joinRef, ref, topic, event] = frame;
    if (event === 'phx_leave') forget((one) => one.socket === socket && one.topic === topic);
    if (event === 'phx_join') {
      join(socket, frame);
    } else if (event !== 'access_token') {
      socket.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
    }
  };

  const Socket = fakeSocketClass(onFrame, (socket) => forget((one) => one.socket === socket));

  const matches = (binding: Binding, { table, type, record }: Change): boolean => {
    if (binding.table !== table) return false;
    // As on a hosted project, deletions reach every subscriber of the table.
    if (type === 'DELETE' || !binding.filter) return true;
    const [column, value] = binding.filter.split('=eq.') as [string, string];
    return record?.[column] === value;
  };

  return {
    Socket,
    frames,
    /** Tables of the channels now joined. */
    tables: (): string[] => [...joined].map(({ bindings }) => bindings[0]?.table ?? '').sort(),
    answerJoins(table: string, answer: JoinAnswer): void {
      answerByTable.set(table, answer);
    },
    push(change: Change): void {
      for (const { socket, topic, joinRef, bindings } of joined) {
        const ids = bindings.filter((one) => matches(one, change)).map(({ id }) => id);
        const { table, type, record, old } = change;
        const data = {
          schema: 'public',
          table,
          type,
          commit_timestamp: new Date().toISOString(),
          columns: [],
          record,
          old_record: old,
          errors: null,
        };
        if (ids.length) socket.receive([joinRef, null, topic, 'postgres_changes', { ids, data }]);
      }
    },
    /** The server ends the channels of a table, as it does when their access token expires. */
    closeChannels(table: string): void {
      for (const one of [...joined].filter(({ bindings }) => bindings[0]?.table === table)) {
        joined.delete(one);
        one.socket.receive([one.joinRef, one.joinRef, one.topic, 'phx_close', {}]);
      }
    },
  };
}
