import { PageFrame } from 'shared-ui';
import { BelowAverageInsight } from '../features/insights/components/below-average-insight';
import { WithMarket } from '../shared/market/with-market';
import { ResultGate } from '../shared/result-set/result-gate';

export default function GrmInsightPage() {
  return (
    <PageFrame
      eyebrow="Insight"
      title="Gross rent multiplier insight"
      lead="Which units of your search pay themselves back in fewer years of rent."
    >
      <ResultGate purpose="its multipliers">
        {(result) => (
          <WithMarket>
            {(market) => (
              <BelowAverageInsight
                metricKey="grm"
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
