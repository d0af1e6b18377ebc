import { LinkButton, PageFrame, Stack } from 'shared-ui';
import { BalanceSummary } from '../features/billing/components/balance-summary';
import { Ledger } from '../features/billing/components/ledger';
import { NeedsSession } from '../shared/needs-session';
import { WalletFailure } from '../shared/wallet-failure';

export default function Billing() {
  return (
    <PageFrame
      title="Billing"
      eyebrow="Plan and tokens"
      lead="Where every token came from and what it bought."
      actions={<LinkButton to="/purchase-token">Buy tokens</LinkButton>}
    >
      <NeedsSession>
        <Stack gap="4">
          <BalanceSummary />
          <WalletFailure />
        </Stack>
        <Ledger />
      </NeedsSession>
    </PageFrame>
  );
}
