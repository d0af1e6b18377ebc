/**
 * What a cell says: a value; nothing; or words from which no single value follows. `doubt` comes
 * with a value that is usable but not certain, or with none when a guess would be needed.
 */
export interface Cell<T> {
  value: T | null;
  doubt?: string;
}

export const absent = { value: null } as const;

export const known = <T>(value: T): Cell<T> => ({ value });

export const unclear = (doubt: string): Cell<never> => ({ value: null, doubt });
