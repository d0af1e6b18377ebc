import type { StoredCopy } from './stored-copy';

/** What one half of the wallet (balance or subscription) is made of. */
export type WalletPartSource<T> = {
  /** For the console. */
  label: string;
  copy: StoredCopy<T>;
  /** Reads the user's single row; `absent` when there is none. */
  readRow: () => PromiseLike<RowAnswer>;
  /** A row's value; throws on a row of another shape. */
  fromRow: (row: unknown) => T;
  /** The value when the user has no row. */
  none: T;
};

export type RowAnswer = { data: unknown; error: { message: string } | null; absent: boolean };

export type WalletPartState<T> = { known: true; value: T } | { known: false; failed: boolean };

/**
 * One half of the wallet: its value from the stored copy, from reads and from realtime changes,
 * the newest of which wins. A read that began before a change arrived, or before a later read
 * answered, is older than what is known and is dropped.
 */
export function walletPart<T>(
  { label, copy, readRow, fromRow, none }: WalletPartSource<T>,
  onState: (state: WalletPartState<T>) => void,
) {
  let known = false;
  let ended = false;
  let moments = 0;
  let newest = 0;

  const settle = (moment: number, value: T): void => {
    newest = moment;
    known = true;
    copy.write(value);
    onState({ known, value });
  };

  const report = (error: unknown): void => {
    console.error(`The ${label} could not be read`, error);
    if (!known) onState({ known, failed: true });
  };

  return {
    /** Takes the stored copy; false when there is none. */
    restore(): boolean {
      const value = copy.read();
      if (value === undefined) return false;
      known = true;
      onState({ known, value });
      return true;
    },

    /** Reads the row once; a failure goes to the console only. */
    async read(): Promise<void> {
      moments += 1;
      const moment = moments;
      const { data, error, absent } = await readRow();
      if (ended || moment < newest) return;
      try {
        if (error) report(error);
        if (!error || absent) settle(moment, absent ? none : fromRow(data));
      } catch (unreadable) {
        report(unreadable);
      }
    },

    /** A realtime change: the new row, or null when it was deleted. */
    change(row: unknown): void {
      if (ended) return;
      moments += 1;
      try {
        settle(moments, row === null ? none : fromRow(row));
      } catch (unreadable) {
        report(unreadable);
      }
    },

    end(): void {
      ended = true;
    },
  };
}
