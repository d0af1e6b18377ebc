import { useMemo, useState } from 'react';
import type { LedgerEntry } from 'shared-state/contracts';
import { Box, Button, EmptyState, LinkButton, Section } from 'shared-ui';
import { SelectField } from 'shared-ui/field';
import { DataTable } from 'shared-ui/table';
import { useLedger } from '../../../shared/ledger/use-ledger';
import { kindLabels } from '../../../shared/ledger/wording';
import { QueryView } from '../../../shared/query-view';
import { useSearches } from '../../../shared/searches/use-searches';
import { ledgerCsv } from '../model/ledger-csv';
import { kindsOf, ledgerRows } from '../model/ledger-rows';
import { ledgerColumns } from './ledger-columns';
import { saveFile } from './save-file';

/** As many as the server hands out at once; an older debit keeps its link, without the summary. */
const searchesRead = 1000;

function LedgerTable({ entries }: { entries: LedgerEntry[] }) {
  const { data: searches } = useSearches(searchesRead);
  const [kind, setKind] = useState('');
  const all = useMemo(() => ledgerRows(entries, searches ?? []), [entries, searches]);
  const rows = useMemo(() => all.filter((row) => !kind || row.kind === kind), [all, kind]);
  const download = () => saveFile('savanna-token-ledger.csv', ledgerCsv(rows), 'text/csv');
  if (all.length === 0) {
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
      <Box maxW="16rem" mb="5" data-print="hide">
        <SelectField
          label="Kind"
          placeholder="All kinds"
          options={kindsOf(all).map((value) => ({ value, label: kindLabels[value] }))}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
      </Box>
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
  if (query.data) return <LedgerTable entries={query.data} />;
  return (
    <Section title="Token ledger">
      <QueryView query={query} what="your ledger" rows={8}>
        {() => null}
      </QueryView>
    </Section>
  );
}
