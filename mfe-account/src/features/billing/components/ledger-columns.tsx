import { Link, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { columnsFor } from 'shared-ui/table';
import { kindLabels, signedTokens, walletLabels } from '../../../shared/ledger/wording';
import type { LedgerRow } from '../model/ledger-rows';

const column = columnsFor<LedgerRow>();

export const ledgerColumns = [
  column.accessor('created_at', {
    header: 'Date',
    cell: ({ row }) => formatDate(row.original.created_at, 'time'),
    meta: { width: 190 },
  }),
  column.accessor((row) => kindLabels[row.kind], {
    id: 'kind',
    header: 'Kind',
    meta: { width: 130 },
  }),
  column.accessor((row) => walletLabels[row.wallet], {
    id: 'wallet',
    header: 'Wallet',
    meta: { width: 140 },
  }),
  column.accessor('purpose', {
    header: 'What for',
    cell: ({ row: { original } }) =>
      original.to ? <Link to={original.to}>{original.purpose}</Link> : original.purpose,
    meta: { width: 300 },
  }),
  column.accessor('delta', {
    header: 'Tokens',
    cell: ({ row: { original } }) => (
      <Text as="span" fontWeight="600" color={original.delta > 0 ? 'mint.fg' : undefined}>
        {signedTokens(original.delta)}
      </Text>
    ),
    meta: { numeric: true, width: 100 },
  }),
  column.accessor('total', {
    header: 'Balance',
    meta: { numeric: true, width: 100 },
  }),
];
