import { Box, chakra, Grid, Text } from 'shared-ui';
import type { Metric } from '../model/metric';

/** One entry of the dictionary: the term, its formula, what it says, and a result to check by. */
export function MetricEntry({ metric }: { metric: Metric }) {
  return (
    <Grid
      id={metric.id}
      templateColumns={{ base: '1fr', md: '2fr 3fr' }}
      columnGap="10"
      rowGap="2"
      py="5"
      borderTopWidth="1px"
      borderColor="border"
      data-print="keep"
    >
      <chakra.dt>
        <Text fontWeight="600">{metric.term}</Text>
        {metric.also ? (
          <Text textStyle="sm" color="fg.subtle">
            also: {metric.also.join(', ')}
          </Text>
        ) : null}
      </chakra.dt>
      <chakra.dd minW="0">
        <Box fontFamily="mono" textStyle="sm" color="brand.fg" overflowWrap="anywhere">
          {metric.formula}
        </Box>
        <Text mt="1.5" maxW="prose">
          {metric.meaning}
        </Text>
        {metric.example ? (
          <Text mt="1.5" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            Worked example: <strong>{metric.example}</strong>
          </Text>
        ) : null}
      </chakra.dd>
    </Grid>
  );
}
