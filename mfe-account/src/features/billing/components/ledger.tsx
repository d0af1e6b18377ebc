import { useMemo } from 'react';
import type { LedgerEntry } from 'shared-state/contracts';
import { Button, EmptyState, LinkButton, Section } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import { withRunningBalance } from '../../../shared/ledger/running-balance';
import { useLedger } from '../../../shared/ledger/use-ledger';
import { QueryView } from '../../../shared/query-view';
import { ledgerCsv } from '../model/ledger-csv';
import { ledgerColumns } from './ledger-columns';
import { saveFile } from './save-file';

function LedgerTable({ entries }: { entries: LedgerEntry[] }) {
  const rows = useMemo(() => withRunningBalance(entries).reverse(), [entries]);
  const download = () => saveFile('savanna-token-ledger.csv', ledgerCsv(rows), 'text/csv');
  if (rows.length === 0) {
    return (
      <Section title="Token ledger">
        <EmptyState
          title="No movements yet"
          description="Your free tokens, purchases and searches will be listed here, each with its balance."
          action={<LinkButton to="/purchase-token">See what tokens cost</LinkButton>}
        />
      </Section>
    );
  }
  return (
    <Section
      title="Token ledger"
      description="Every change of your balance, newest first. A search links to what it bought."
      actions={
        <Button variant="surface" onClick={download}>
          Download CSV
        </Button>
      }
    >
      <DataTable
        caption="Token ledger"
        columns={ledgerColumns}
        rows={rows}
        getRowId={(row) => row.id}
      />
    </Section>
  );
}

export function Ledger() {
  const query = useLedger();
  return (
    <QueryView query={query} what="your ledger" rows={8}>
      {(entries) => <LedgerTable entries={entries} />}
    </QueryView>
  );
}
