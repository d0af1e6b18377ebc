import { Alert, Card, Heading, Text } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { type Metric, writeMetric } from '../model/metric';
import type { MetricSummary } from '../model/metric-summary';

interface MetricDefinitionProps {
  metric: Metric;
  summary: MetricSummary;
  currency: string;
}

/** The metric in plain words, said with the numbers of the reader's own search. */
export function MetricDefinition({ metric, summary, currency }: MetricDefinitionProps) {
  const { all, average } = summary;
  const write = (value: number | null) => writeMetric(metric.key, value, currency);
  return (
    <Card.Root variant="subtle">
      <Card.Body gap="2">
        <Heading as="h2" size="lg">
          {metric.name} = {metric.formula}
        </Heading>
        <Text maxW="prose">{metric.meaning}</Text>
        {all.n === 0 ? (
          <Alert status="info" title="No record of this search carries what the metric needs">
            Search with wider filters to compute it.
          </Alert>
        ) : (
          <Text maxW="prose">
            In your search half of the {formatNumber(all.n)} units lie between {write(all.p25)} and{' '}
            {write(all.p75)}; taken together ({metric.average}) they come to {write(average)}.
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
