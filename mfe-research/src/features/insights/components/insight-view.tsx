import { type ReactNode, useMemo } from 'react';
import { Card, Figure, Grid, LoadingState, Section, SimpleGrid } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useResultPoints } from '../../../shared/result-set/use-result-points';
import { METRICS, type MetricKey, writeMetric } from '../model/metric';
import { type MetricSummary, summariseMetric } from '../model/metric-summary';
import type { Verdict } from '../model/ranked-columns';
import { HistogramChart } from './histogram-chart';
import { MetricDefinition } from './metric-definition';
import { RankedUnits } from './ranked-units';
import { SpreadTable } from './spread-table';

interface InsightViewProps {
  metricKey: MetricKey;
  searchId: string;
  currency: string;
  verdict: Verdict;
  /** Figures that belong to this metric alone. */
  figures: (summary: MetricSummary) => ReactNode;
  controls?: ReactNode;
}

/** One metric over a bought result: what it means, how it spreads, and the units ranked by it. */
export function InsightView(props: InsightViewProps) {
  const { metricKey, searchId, currency, verdict, figures, controls } = props;
  const metric = METRICS[metricKey];
  const points = useResultPoints(searchId);
  const summary = useMemo(
    () => (points.data ? summariseMetric(metricKey, points.data) : null),
    [points.data, metricKey],
  );
  if (points.error) {
    return (
      <QueryFailure
        what="The insight could not be computed"
        error={points.error}
        onRetry={() => void points.refetch()}
      />
    );
  }
  if (!summary) return <LoadingState label="Computing the insight" rows={8} />;
  const belowAverage = metric.better === 'low';
  return (
    <>
      <MetricDefinition metric={metric} summary={summary} currency={currency} />
      <Card.Root mt="4">
        <Card.Body>
          <SimpleGrid columns={{ base: 2, lg: 4 }} gap="6">
            <Figure
              label="Average of the set"
              value={writeMetric(metricKey, summary.average, currency)}
              hint={metric.average}
            />
            <Figure
              label="Median"
              value={writeMetric(metricKey, summary.all.median, currency)}
              hint={`n ${formatNumber(summary.all.n)}`}
            />
            {figures(summary)}
          </SimpleGrid>
        </Card.Body>
      </Card.Root>
      {controls}
      <Section title="How it spreads">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="8"
        >
          <HistogramChart metric={metric} values={summary.values} currency={currency} />
          <SpreadTable metric={metric} summary={summary} currency={currency} />
        </Grid>
      </Section>
      <Section
        title={belowAverage ? 'Units below the average' : 'Units by yield'}
        description={
          belowAverage
            ? 'Cheapest first. A low figure can have a reason: look at source, date and the building.'
            : 'Highest first. A very high yield often means a stale price or an optimistic rent.'
        }
      >
        <RankedUnits
          metric={metric}
          searchId={searchId}
          average={summary.average}
          currency={currency}
          verdict={verdict}
          belowAverage={belowAverage}
        />
      </Section>
    </>
  );
}
