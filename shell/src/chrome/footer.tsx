import type { Ref } from 'react';
import { Badge, Box, Container, Flex, Heading, SimpleGrid, Stack, Text } from 'shared-ui';
import { ChromeLink } from './chrome-link';
import { FooterTheme } from './footer-theme';
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
      <Flex
        mt="10"
        pt="6"
        gap="6"
        wrap="wrap"
        align="center"
        justify="space-between"
        borderTopWidth="1px"
      >
        <Box maxW="prose" color="fg.muted" textStyle="sm">
          <Badge colorPalette="amber" me="2">
            Sample data
          </Badge>
          Figures describe observed listings, not valuations; wherever a record comes from the
          sample generator it carries this label.
        </Box>
        <FooterTheme />
      </Flex>
      <Text mt="6" color="fg.muted" textStyle="sm">
        © {new Date().getFullYear()} Savanna
      </Text>
    </Container>
  </Box>
);
