import { Box, chakra, Heading, Text } from 'shared-ui';
import { metricGroups } from '../content/metrics';
import { workedCaseText } from '../content/worked-case';
import { symbols } from '../model/metric';
import { MetricEntry } from './metric-entry';

export function MetricDictionary() {
  return (
    <>
      <Box bg="bg.subtle" rounded="l3" p={{ base: '5', md: '6' }} mb="10">
        <Heading as="h3" size="md" mb="3">
          Symbols
        </Heading>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: 'auto 1fr', md: 'repeat(3, auto 1fr)' }}
          columnGap="4"
          rowGap="2"
          textStyle="sm"
        >
          {symbols.map(([symbol, meaning]) => (
            <chakra.div key={symbol} display="contents">
              <chakra.dt fontFamily="mono" fontWeight="600" color="brand.fg">
                {symbol}
              </chakra.dt>
              <chakra.dd color="fg.muted">{meaning}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Heading as="h3" size="md" mt="6" mb="2">
          Worked example
        </Heading>
        <Text textStyle="sm" color="fg.muted" maxW="prose">
          {workedCaseText}
        </Text>
      </Box>
      {metricGroups.map((group) => (
        <Box key={group.id} id={group.id} mt="10">
          <Heading as="h3" size="xl">
            {group.title}
          </Heading>
          <Text color="fg.muted" mt="1" mb="4" maxW="prose">
            {group.intro}
          </Text>
          <chakra.dl>
            {group.metrics.map((metric) => (
              <MetricEntry key={metric.id} metric={metric} />
            ))}
          </chakra.dl>
        </Box>
      ))}
    </>
  );
}
