import type { LedgerEntry } from 'shared-state/contracts';
import { withRunningBalance } from '../../../shared/ledger/running-balance';
import { searchPath } from '../../../shared/searches/search-path';
import { summariseFilters } from '../../../shared/searches/summarise-filters';
import type { SearchRow } from '../../../shared/searches/use-searches';

export interface LedgerRow extends LedgerEntry {
  /** Balance of both wallets after this entry. */
  total: number;
  /** What the entry was for, in a line. */
  purpose: string;
  /** Where the search it paid for opens, null for everything else. */
  to: string | null;
}

function describe(entry: LedgerEntry, search: SearchRow | undefined) {
  const reason = entry.reason ?? '—';
  if (!entry.search_id) return { purpose: reason, to: null };
  if (!search)
    return { purpose: reason, to: searchPath({ id: entry.search_id, kind: 'property' }) };
  return { purpose: `${reason}: ${summariseFilters(search.filters)}`, to: searchPath(search) };
}

/** The ledger with its running balance and what each debit bought, newest first. */
export function ledgerRows(oldestFirst: LedgerEntry[], searches: SearchRow[]): LedgerRow[] {
  const bought = new Map(searches.map((search) => [search.id, search]));
  return withRunningBalance(oldestFirst)
    .map((entry) => ({ ...entry, ...describe(entry, bought.get(entry.search_id ?? '')) }))
    .reverse();
}

export type LedgerKind = LedgerEntry['kind'];

/** The kinds that occur, each once, in the order given. */
export const kindsOf = (rows: LedgerRow[]): LedgerKind[] => [
  ...new Set(rows.map(({ kind }) => kind)),
];
