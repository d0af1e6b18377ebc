import { kindLabels, walletLabels } from '../../../shared/ledger/wording';
import { toCsv } from './csv';
import type { LedgerRow } from './ledger-rows';

const header = ['Date', 'Kind', 'Wallet', 'Tokens', 'Balance', 'What for', 'Search'];

/** The ledger as a spreadsheet reads it, in the order given; dates in ISO 8601. */
export function ledgerCsv(rows: LedgerRow[]): string {
  return toCsv(
    header,
    rows.map(({ created_at, kind, wallet, delta, total, purpose, search_id }) => [
      new Date(created_at).toISOString(),
      kindLabels[kind],
      walletLabels[wallet],
      delta,
      total,
      purpose,
      search_id,
    ]),
  );
}
