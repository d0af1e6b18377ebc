import type { TransactionPool } from '../postgres/transaction-pool';
import type { ChangeEvent } from './change-event';
import { type Channel, changePayload } from './channel';
import type { ChannelClaims } from './channel-claims';
import { type Column, columnsFor } from './row-access';

/** All open channels, and the delivery of changes to those that may see them. */
export interface ChannelRegistry {
  add(channel: Channel): void;
  remove(channel: Channel): void;
  deliver(event: ChangeEvent): Promise<void>;
  all(): Iterable<Channel>;
}

const identity = ({ role, userId, jwt }: ChannelClaims): string =>
  JSON.stringify([role, userId, jwt.session_id ?? null]);

export function createChannelRegistry(pool: TransactionPool): ChannelRegistry {
  const channels = new Set<Channel>();

  const idsFor = (channel: Channel, event: ChangeEvent): number[] =>
    channel.bindings.flatMap((binding) => (binding.matches(event) ? [binding.id] : []));

  return {
    add: (channel) => void channels.add(channel),
    remove: (channel) => void channels.delete(channel),
    all: () => channels,
    async deliver(event) {
      const interested = [...channels]
        .map((channel) => ({ channel, ids: idsFor(channel, event) }))
        .filter(({ ids }) => ids.length > 0);
      // One look at the row per person, however many tabs are open.
      const access = new Map<string, Promise<Column[]>>();
      await Promise.all(
        interested.map(async ({ channel, ids }) => {
          const who = identity(channel.claims);
          const asked = access.get(who) ?? columnsFor(pool, channel.claims, event).catch(() => []);
          access.set(who, asked);
          const columns = await asked;
          if (columns.length > 0 && channels.has(channel)) {
            channel.push('postgres_changes', changePayload(ids, event, columns));
          }
        }),
      );
    },
  };
}
