import { Grid, Link, Section } from 'shared-ui';
import { useLedger } from '../../../shared/ledger/use-ledger';
import { QueryView } from '../../../shared/query-view';
import { Activity } from './activity';
import { MonthUsage } from './month-usage';

/** Usage and activity side by side, both from the one ledger. */
export function LedgerSections() {
  const query = useLedger();
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} columnGap="12">
      <Section title="This month">
        <QueryView query={query} what="your usage" rows={3}>
          {(entries) => <MonthUsage entries={entries} />}
        </QueryView>
      </Section>
      <Section title="Activity" actions={<Link to="/billing">Full ledger</Link>}>
        <QueryView query={query} what="your activity">
          {(entries) => <Activity entries={entries} />}
        </QueryView>
      </Section>
    </Grid>
  );
}
