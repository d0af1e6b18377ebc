import { Box, Heading, Section, SimpleGrid, Text } from 'shared-ui';

const STEPS = [
  ['Ask', 'Choose areas, typologies, prices, rents and what a building must have.'],
  ['Preview', 'See how many units match, from which dates, and how complete the data is. Free.'],
  ['Confirm', 'Spend one token. Nothing matches, nothing is charged; twice clicked, once charged.'],
  [
    'Decide',
    'Read every unit with medians, quartiles, yield, GRM and price per m². Yours for 30 days.',
  ],
] as const;

/** From question to decision in four steps. */
export function HowItWorks() {
  return (
    <Section title="How a search works">
      <SimpleGrid as="ol" columns={{ base: 1, sm: 2, lg: 4 }} gap="8" listStyleType="none">
        {STEPS.map(([title, text], index) => (
          <Box as="li" key={title}>
            <Text textStyle="figure" color="amber.fg" aria-hidden="true">
              {index + 1}
            </Text>
            <Heading as="h3" size="lg" mt="2">
              {title}
            </Heading>
            <Text color="fg.muted" mt="1.5">
              {text}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  );
}
