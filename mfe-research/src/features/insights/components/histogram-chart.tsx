import { Box, chakra, Flex, Text } from 'shared-ui';
import type { Metric } from '../model/metric';
import { writeMetric } from '../model/metric';
import { histogram } from '../model/metric-summary';

const BINS = 24;
const WIDTH = 480;
const HEIGHT = 120;
const GAP = 2;

interface HistogramChartProps {
  metric: Metric;
  values: readonly number[];
  currency: string;
}

/** How the values spread; the bar with most units is the tallest. */
export function HistogramChart({ metric, values, currency }: HistogramChartProps) {
  const bars = histogram(values, BINS);
  const most = Math.max(...bars.map(({ count }) => count), 1);
  const step = WIDTH / BINS;
  const write = (value: number | undefined) => writeMetric(metric.key, value ?? null, currency);
  const [low, high] = [write(values[0]), write(values.at(-1))];
  return (
    <Box>
      <chakra.svg
        role="img"
        aria-label={`${metric.name} of ${values.length} units from ${low} to ${high}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height="auto"
        display="block"
      >
        {bars.map(({ from, count }, index) => {
          const height = (count / most) * (HEIGHT - 2);
          return (
            <chakra.rect
              key={from}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx="2"
              fill="brand.solid"
            />
          );
        })}
        <chakra.path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="border.control" strokeWidth="1" />
      </chakra.svg>
      <Flex
        justify="space-between"
        textStyle="xs"
        color="fg.subtle"
        mt="1"
        fontVariantNumeric="tabular-nums"
      >
        <Text>{low}</Text>
        <Text>{high}</Text>
      </Flex>
    </Box>
  );
}
