import { useCallback, useMemo, useState } from 'react';
import { Figure, Section } from 'shared-ui';
import { formatNumber, formatPercent } from 'shared-ui/format';
import { countOutside } from '../model/metric-summary';
import type { Verdict } from '../model/ranked-columns';
import { DEFAULT_THRESHOLDS, readThresholds } from '../model/thresholds';
import { InsightView } from './insight-view';
import { ThresholdFields } from './threshold-fields';

const STANDARD = { low: 0.05, high: 0.09 };

/** Rental yields of a result, with the reader's own limits for low and high. */
export function YieldInsight({ searchId, currency }: { searchId: string; currency: string }) {
  const [typed, setTyped] = useState(DEFAULT_THRESHOLDS);
  const read = useMemo(() => readThresholds(typed), [typed]);
  const { low, high } = read.ok ? read : STANDARD;
  const verdict = useCallback<Verdict>(
    (value) => {
      if (value > high) return { text: 'High', palette: 'mint' };
      return value < low ? { text: 'Low', palette: 'amber' } : null;
    },
    [low, high],
  );
  return (
    <InsightView
      metricKey="gross_yield"
      searchId={searchId}
      currency={currency}
      verdict={verdict}
      figures={({ values }) => {
        const { below, above } = countOutside(values, low, high);
        const share = (count: number) =>
          values.length > 0 ? `${formatPercent(count / values.length)} of the set` : undefined;
        return (
          <>
            <Figure
              label={`High, above ${formatPercent(high)}`}
              value={formatNumber(above)}
              hint={share(above)}
              tone="positive"
            />
            <Figure
              label={`Low, below ${formatPercent(low)}`}
              value={formatNumber(below)}
              hint={share(below)}
              tone="warning"
            />
          </>
        );
      }}
      controls={
        <Section title="Your thresholds" description="What counts as low and as high for you.">
          <ThresholdFields
            value={typed}
            error={read.ok ? undefined : read.error}
            onChange={setTyped}
          />
        </Section>
      }
    />
  );
}
