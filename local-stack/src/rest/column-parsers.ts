import type postgres from 'postgres';

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);

const hex = (value: unknown): string =>
  typeof value === 'string' ? value : `\\x${Buffer.from(value as Uint8Array).toString('hex')}`;

/** "2026-01-02 03:04:05.6+00" → "2026-01-02T03:04:05.6+00:00", the form PostgREST answers. */
export const isoTimestamp = (value: string): string =>
  value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/**
 * How column values leave the database so that JSON looks as PostgREST writes it: numbers stay
 * numbers, times carry a T and a full offset, bytea is hex.
 */
export const columnParsers: Record<string, postgres.PostgresType> = {
  timestamptz: { to: 1184, from: [1184], serialize: asText, parse: isoTimestamp },
  timestamp: { to: 1114, from: [1114], serialize: asText, parse: isoTimestamp },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  bytea: { to: 17, from: [17], serialize: hex, parse: (value: string) => value },
};
