import { z } from '../contracts/schema';

const envelopeSchema = z.object({ userId: z.string(), value: z.unknown() });

export type StoredCopy<T> = { read: () => T | undefined; write: (value: T) => void };

/**
 * The copy of one wallet value in local storage, `{ userId, value }`. Another user's copy and one
 * that cannot be parsed count as absent; a browser that refuses storage has none.
 */
export function storedCopy<T>(
  key: string,
  userId: string,
  schema: z.ZodMiniType<T>,
): StoredCopy<T> {
  return {
    read() {
      try {
        const copy = envelopeSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
        return copy.userId === userId ? schema.parse(copy.value) : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify({ userId, value }));
      } catch (error) {
        console.warn(`${key} could not be stored`, error);
      }
    },
  };
}
