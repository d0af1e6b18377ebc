import { PageFrame } from 'shared-ui';
import { Calculator } from '../features/invest-model/components/calculator';
import { InvestPresets } from '../features/invest-presets/components/invest-presets';
import { PropertySearch } from '../features/property-search/components/property-search';
import { WithMarket } from '../shared/market/with-market';
import { SampleBadge } from '../shared/sample/sample-badge';

export default function InvestPage() {
  return (
    <PageFrame
      eyebrow="Invest"
      title="Find and calculate an investment"
      lead="Narrow by price, rent, area and typology, preview for free, and work out what a purchase brings after every cost and the loan."
      actions={<SampleBadge />}
    >
      <WithMarket>
        {(market) => (
          <>
            <PropertySearch focus="investment" currency={market.currency} />
            <InvestPresets currency={market.currency} />
            <Calculator market={market} />
          </>
        )}
      </WithMarket>
    </PageFrame>
  );
}
