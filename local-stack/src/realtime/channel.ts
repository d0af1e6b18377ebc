import { z } from 'zod';
import { type ChangeEvent, filteredRow } from './change-event';
import { parseChangeFilter } from './change-filter';
import type { ChannelClaims } from './channel-claims';
import type { Column } from './row-access';

const mostBindings = 50;

const bindingSchema = z.object({
  event: z.string().default('*'),
  schema: z.string().default('public'),
  table: z.string().optional(),
  filter: z.string().optional(),
});

export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().default(false),
      postgres_changes: z.array(bindingSchema).max(mostBindings).default([]),
    })
    .default({ private: false, postgres_changes: [] }),
});
export type JoinRequest = z.output<typeof joinSchema>;

interface Binding {
  id: number;
  /** Exactly what was asked for, which the client compares with its own. */
  asked: z.output<typeof bindingSchema>;
  matches(event: ChangeEvent): boolean;
}

export interface Channel {
  topic: string;
  joinRef: string | null;
  claims: ChannelClaims;
  bindings: Binding[];
  /** Ends the channel when its token does. */
  expiry?: NodeJS.Timeout;
  push(event: string, payload: unknown): void;
}

let nextBindingId = 1;

/** Throws when the filter cannot be read. */
export function createBinding(asked: Binding['asked']): Binding {
  const matchesRow = parseChangeFilter(asked.filter);
  const type = asked.event.toUpperCase();
  const any = type === '*' || type === 'ALL';
  nextBindingId += 1;
  return {
    id: nextBindingId,
    asked,
    matches: (event) =>
      (any || type === event.type) &&
      (asked.schema === '*' || asked.schema === event.schema) &&
      (!asked.table || asked.table === '*' || asked.table === event.table) &&
      matchesRow(filteredRow(event)),
  };
}

const only = (row: Record<string, unknown> | null, columns: Column[]) =>
  row &&
  Object.fromEntries(
    columns.flatMap(({ name }) => (name in row ? [[name, row[name]] as const] : [])),
  );

/** The message a client gets for a change, restricted to the columns it may read. */
export const changePayload = (ids: number[], event: ChangeEvent, columns: Column[]) => ({
  ids,
  data: {
    schema: event.schema,
    table: event.table,
    type: event.type,
    commit_timestamp: event.commit_timestamp,
    columns,
    errors: null,
    ...(event.type === 'DELETE' ? {} : { record: only(event.record, columns) }),
    ...(event.type === 'INSERT' ? {} : { old_record: only(event.old_record, columns) }),
  },
});
