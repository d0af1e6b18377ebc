import { PageFrame } from 'shared-ui';
import { AreaDataView } from '../features/area-data/components/area-data-view';
import { WithMarket } from '../shared/market/with-market';
import { SampleBadge } from '../shared/sample/sample-badge';

export default function AreaDataPage() {
  return (
    <PageFrame
      eyebrow="Research"
      title="Area data"
      lead="Compare up to four areas: what is built, what it costs, what it rents for, and how that moved."
      actions={<SampleBadge />}
    >
      <WithMarket>{(market) => <AreaDataView currency={market.currency} />}</WithMarket>
    </PageFrame>
  );
}
