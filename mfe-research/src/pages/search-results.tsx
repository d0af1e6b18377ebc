import { PageFrame } from 'shared-ui';
import { SearchResultView } from '../features/search-results/components/search-result-view';
import { WithMarket } from '../shared/market/with-market';
import { ResultGate } from '../shared/result-set/result-gate';

export default function SearchResultsPage() {
  return (
    <PageFrame
      eyebrow="Research"
      title="Search results"
      lead="Every unit of a search you bought, with its statistics and where each figure comes from."
    >
      <ResultGate purpose="your results">
        {(result) => (
          <WithMarket>
            {(market) => <SearchResultView result={result} currency={market.currency} />}
          </WithMarket>
        )}
      </ResultGate>
    </PageFrame>
  );
}
