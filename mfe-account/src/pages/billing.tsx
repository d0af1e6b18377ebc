import { LinkButton, PageFrame } from 'shared-ui';
import { BalanceSummary } from '../features/billing/components/balance-summary';
import { Ledger } from '../features/billing/components/ledger';
import { NeedsSession } from '../shared/needs-session';

export default function Billing() {
  return (
    <PageFrame
      title="Billing"
      eyebrow="Plan and tokens"
      lead="Where every token came from and what it bought."
      actions={<LinkButton to="/purchase-token">Buy tokens</LinkButton>}
    >
      <NeedsSession>
        <BalanceSummary />
        <Ledger />
      </NeedsSession>
    </PageFrame>
  );
}
