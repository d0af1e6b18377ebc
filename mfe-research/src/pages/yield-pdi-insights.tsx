import { PageFrame } from 'shared-ui';
import { YieldInsight } from '../features/insights/components/yield-insight';
import { WithMarket } from '../shared/market/with-market';
import { ResultGate } from '../shared/result-set/result-gate';

export default function YieldInsightPage() {
  return (
    <PageFrame
      eyebrow="Insight"
      title="Rental yield insight"
      lead="Which units of your search earn most for their price, and which earn too little."
    >
      <ResultGate purpose="its yields">
        {(result) => (
          <WithMarket>
            {(market) => <YieldInsight searchId={result.search_id} currency={market.currency} />}
          </WithMarket>
        )}
      </ResultGate>
    </PageFrame>
  );
}
