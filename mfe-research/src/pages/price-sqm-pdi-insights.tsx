import { PageFrame } from 'shared-ui';
import { BelowAverageInsight } from '../features/insights/components/below-average-insight';
import { WithMarket } from '../shared/market/with-market';
import { ResultGate } from '../shared/result-set/result-gate';

export default function PriceSqmInsightPage() {
  return (
    <PageFrame
      eyebrow="Insight"
      title="Price per m² insight"
      lead="Which units of your search cost less per square metre than the search as a whole."
    >
      <ResultGate purpose="its prices per m²">
        {(result) => (
          <WithMarket>
            {(market) => (
              <BelowAverageInsight
                metricKey="price_sqm"
                searchId={result.search_id}
                currency={market.currency}
              />
            )}
          </WithMarket>
        )}
      </ResultGate>
    </PageFrame>
  );
}
