import { LinkButton, PageFrame } from 'shared-ui';
import { TokenOrder } from '../features/purchase/components/token-order';
import { WalletLine } from '../features/purchase/components/wallet-line';
import { NeedsSession } from '../shared/needs-session';

export default function PurchaseToken() {
  return (
    <PageFrame
      title="Buy tokens"
      eyebrow="Plan and tokens"
      lead={<WalletLine />}
      actions={
        <LinkButton to="/manage-plan" variant="surface">
          Compare plans
        </LinkButton>
      }
    >
      <NeedsSession>
        <TokenOrder />
      </NeedsSession>
    </PageFrame>
  );
}
