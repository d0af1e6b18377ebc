import type postgres from 'postgres';

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);

const hex = (value: unknown): string =>
  typeof value === 'string' ? value : `\\x${Buffer.from(value as Uint8Array).toString('hex')}`;

/** "2026-01-02 03:04:05.6+00" → "2026-01-02T03:04:05.6+00:00", the form PostgREST answers. */
const isoTimestamp = (value: string): string =>
  value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * lite hands over objects for json columns and arguments already written as JSON; writing them once
 * more would store a string. Any other string is a JSON string still to be written.
 */
const jsonText = (value: unknown): string =>
  typeof value === 'string' && isJson(value) ? value : JSON.stringify(value);

/**
 * How column values leave the database so that JSON looks as PostgREST writes it: numbers stay
 * numbers, times carry a T and a full offset, bytea is hex.
 */
export const columnParsers: Record<string, postgres.PostgresType> = {
  timestamptz: { to: 1184, from: [1184], serialize: asText, parse: isoTimestamp },
  timestamp: { to: 1114, from: [1114], serialize: asText, parse: isoTimestamp },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  json: { to: 114, from: [114], serialize: jsonText, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: JSON.parse },
  bigint: {
    to: 20,
    from: [20],
    serialize: String,
    parse: (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  },
  date: { to: 1082, from: [1082], serialize: asText, parse: (text: string) => text },
  bytea: { to: 17, from: [17], serialize: hex, parse: (value: string) => value },
};
