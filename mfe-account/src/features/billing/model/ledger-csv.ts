import type { LedgerEntry } from 'shared-state/contracts';
import { kindLabels, walletLabels } from '../../../shared/ledger/wording';
import { toCsv } from './csv';

const header = ['Date', 'Kind', 'Wallet', 'Tokens', 'Balance', 'Reason', 'Search'];

/** The ledger as a spreadsheet reads it, in the order given; dates in ISO 8601. */
export function ledgerCsv(entries: (LedgerEntry & { total: number })[]): string {
  return toCsv(
    header,
    entries.map(({ created_at, kind, wallet, delta, total, reason, search_id }) => [
      new Date(created_at).toISOString(),
      kindLabels[kind],
      walletLabels[wallet],
      delta,
      total,
      reason,
      search_id,
    ]),
  );
}
