import { Flex, LinkButton, List, PageFrame, Section, Text } from 'shared-ui';
import { MethodList } from '../features/about/components/method-list';
import { MetricDictionary } from '../features/about/components/metric-dictionary';
import { Skyline } from '../features/about/components/skyline';
import { mission, sampleLimits } from '../features/about/content/method';
import { dataSources } from '../features/about/content/sources';
import { InlineText } from '../shared/inline-text';
import { ProseTable } from '../shared/prose-table';
import { useHashTarget } from '../shared/use-hash-target';

export default function AboutUsPage() {
  useHashTarget();
  return (
    <PageFrame
      title="Property figures you can check"
      eyebrow="About us"
      lead={mission}
      actions={<Skyline />}
    >
      <Section id="method" title="How we work">
        <MethodList />
      </Section>
      <Section
        id="sources"
        title="Where the data comes from"
        description="Every record and every series carries its source and its date."
      >
        <ProseTable
          caption="Data sources"
          columns={['Source', 'What it provides', 'Its limits']}
          rows={dataSources.map((source) => [source.name, source.provides, source.limits])}
        />
      </Section>
      <Section
        id="sample-limits"
        title="When a figure is shown"
        description="n is the number of records behind a figure."
      >
        <List.Root as="ul">
          {sampleLimits.map((limit) => (
            <List.Item key={limit}>{limit}</List.Item>
          ))}
        </List.Root>
        <Text mt="4" maxW="prose" color="fg.muted">
          <InlineText>
            What the figures cannot tell stands in the [disclaimer](/disclaimer).
          </InlineText>
        </Text>
      </Section>
      <Section
        id="metrics"
        title="Metric dictionary"
        description="The measures on this site, with the formula each one uses."
      >
        <MetricDictionary />
      </Section>
      <Flex wrap="wrap" gap="3" mt="12" data-print="hide">
        <LinkButton to="/search">Try a free preview</LinkButton>
        <LinkButton to="/support" variant="outline">
          Ask us a question
        </LinkButton>
      </Flex>
    </PageFrame>
  );
}
