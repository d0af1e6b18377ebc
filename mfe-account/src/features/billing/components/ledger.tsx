import { useMemo } from 'react';
import { Button, EmptyState, LinkButton, Section } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import { withRunningBalance } from '../../../shared/ledger/running-balance';
import { useLedger } from '../../../shared/ledger/use-ledger';
import { QueryView } from '../../../shared/query-view';
import { ledgerCsv } from '../model/ledger-csv';
import { ledgerColumns } from './ledger-columns';
import { saveFile } from './save-file';

/** Every movement of the wallet with the balance it left, newest first. */
export function Ledger() {
  const query = useLedger();
  const entries = query.data;
  const rows = useMemo(() => withRunningBalance(entries ?? []).reverse(), [entries]);
  const download = () => saveFile('savanna-token-ledger.csv', ledgerCsv(rows), 'text/csv');
  return (
    <Section
      title="Token ledger"
      description="Every change of your balance, newest first. A search links to what it bought."
      actions={
        rows.length > 0 ? (
          <Button variant="surface" onClick={download}>
            Download CSV
          </Button>
        ) : null
      }
    >
      <QueryView query={query} what="your ledger" rows={8}>
        {() => (
          <DataTable
            caption="Token ledger"
            columns={ledgerColumns}
            rows={rows}
            getRowId={(row) => row.id}
            emptyState={
              <EmptyState
                title="No movements yet"
                description="Your free tokens, purchases and searches will be listed here, each with its balance."
                action={<LinkButton to="/purchase-token">See what tokens cost</LinkButton>}
              />
            }
          />
        )}
      </QueryView>
    </Section>
  );
}
