import { Figure } from 'shared-ui';
import { formatNumber, formatPercent } from 'shared-ui/format';
import { METRICS, writeMetric } from '../model/metric';
import { countOutside, type MetricSummary } from '../model/metric-summary';
import type { Verdict } from '../model/ranked-columns';
import { InsightView } from './insight-view';

interface BelowAverageInsightProps {
  metricKey: 'price_sqm' | 'grm';
  searchId: string;
  currency: string;
}

const belowAverage: Verdict = () => ({ text: 'Below average', palette: 'mint' });

/** Units that cost less than the set's average by a metric where less is better. */
export function BelowAverageInsight({ metricKey, searchId, currency }: BelowAverageInsightProps) {
  return (
    <InsightView
      metricKey={metricKey}
      searchId={searchId}
      currency={currency}
      verdict={belowAverage}
      figures={({ values, average }: MetricSummary) => {
        const below = average === null ? 0 : countOutside(values, average, average).below;
        const share = values.length > 0 ? `${formatPercent(below / values.length)} of the set` : '';
        return (
          <>
            <Figure
              label="Below the average"
              value={formatNumber(below)}
              hint={share}
              tone="positive"
            />
            <Figure
              label="Lowest"
              value={writeMetric(metricKey, values[0] ?? null, currency)}
              hint={METRICS[metricKey].name}
            />
          </>
        );
      }}
    />
  );
}
