import { PageFrame } from 'shared-ui';
import { PropertySearch } from '../features/property-search/components/property-search';
import { WithMarket } from '../shared/market/with-market';
import { SampleBadge } from '../shared/sample/sample-badge';

export default function SearchPage() {
  return (
    <PageFrame
      eyebrow="Research"
      title="Property search"
      lead="Set your filters and see, free of charge, how many units match and how complete their data is. You confirm before a token is spent."
      actions={<SampleBadge />}
    >
      <WithMarket>
        {(market) => <PropertySearch focus="research" currency={market.currency} />}
      </WithMarket>
    </PageFrame>
  );
}
