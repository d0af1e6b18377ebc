import type { Ref } from 'react';
import { Box, Container, Flex, Heading, SimpleGrid, Stack, Text } from 'shared-ui';
import { ChromeLink } from './chrome-link';
import {
  companyNavigation,
  insightNavigation,
  legalNavigation,
  mainNavigation,
  type NavigationItem,
} from './header/navigation-items';

const groups: { title: string; items: readonly NavigationItem[] }[] = [
  { title: 'Research', items: mainNavigation },
  { title: 'Insights', items: insightNavigation },
  { title: 'Savanna', items: companyNavigation },
  { title: 'Legal', items: legalNavigation },
];

export const Footer = ({ ref }: { ref: Ref<HTMLElement> }) => (
  <Box as="footer" ref={ref} bg="bg.subtle" mt="16">
    <Container py={{ base: '10', md: '14' }}>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="8">
        {groups.map(({ title, items }) => (
          <Stack as="nav" aria-label={title} key={title} gap="0">
            <Heading as="h2" textStyle="label" color="fg" mb="1">
              {title}
            </Heading>
            {items.map(({ label, to }) => (
              <ChromeLink key={to} to={to} look="list">
                {label}
              </ChromeLink>
            ))}
          </Stack>
        ))}
      </SimpleGrid>
      <Flex mt="10" gap="4" wrap="wrap" justify="space-between" color="fg.muted" textStyle="sm">
        <Text>© {new Date().getFullYear()} Savanna</Text>
        <Text maxW="prose">
          Figures describe observed listings, not valuations; wherever a record comes from the
          sample generator it is labelled as sample.
        </Text>
      </Flex>
    </Container>
  </Box>
);
