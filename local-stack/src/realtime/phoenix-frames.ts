import { z } from 'zod';

/** Version of the Phoenix serializer a socket asked for: objects (1) or arrays (2). */
export type Version = 1 | 2;

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

const ref = z.union([z.string(), z.number()]).nullish();
const objectFrame = z.object({
  join_ref: ref,
  ref,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
});
const arrayFrame = z.tuple([ref, ref, z.string(), z.string(), z.unknown()]);

const text = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** Reads a frame of either version; undefined when it is neither. */
export function decodeFrame(raw: string): Frame | undefined {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (Array.isArray(value)) {
    const parsed = arrayFrame.safeParse(value);
    if (!parsed.success) return undefined;
    const [joinRef, own, topic, event, payload] = parsed.data;
    return { joinRef: text(joinRef), ref: text(own), topic, event, payload };
  }
  const parsed = objectFrame.safeParse(value);
  if (!parsed.success) return undefined;
  const { join_ref, ref: own, topic, event, payload } = parsed.data;
  return { joinRef: text(join_ref), ref: text(own), topic, event, payload };
}

export const encodeFrame = (
  version: Version,
  { joinRef, ref: own, topic, event, payload }: Frame,
): string =>
  JSON.stringify(
    version === 2
      ? [joinRef, own, topic, event, payload]
      : { topic, event, payload, ref: own, join_ref: joinRef },
  );
