import type { Ref } from 'react';
import { Box, Container, Flex, HStack } from 'shared-ui';
import { ChromeLink } from '../chrome-link';
import { AccountCorner } from './account-corner';
import { NavigationButton } from './navigation-button';
import { mainNavigation } from './navigation-items';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from './wordmark';

export const Header = ({ ref }: { ref: Ref<HTMLElement> }) => (
  <Box
    as="header"
    ref={ref}
    position="sticky"
    top="0"
    zIndex="sticky"
    bg="bg/90"
    backdropFilter="blur(12px) saturate(1.4)"
    boxShadow="0 1px 0 {colors.border.muted}"
  >
    <Container>
      <Flex minH="16" align="center" justify="space-between" gap="4">
        <HStack gap={{ base: '1', lg: '6' }}>
          <Wordmark />
          <HStack as="nav" aria-label="Main" gap="1" display={{ base: 'none', lg: 'flex' }}>
            {mainNavigation.map(({ label, to }) => (
              <ChromeLink key={to} to={to} look="bar">
                {label}
              </ChromeLink>
            ))}
          </HStack>
        </HStack>
        <HStack gap={{ base: '1', md: '2' }}>
          <Box display={{ base: 'none', md: 'block' }}>
            <ThemeToggle />
          </Box>
          <AccountCorner />
          <NavigationButton />
        </HStack>
      </Flex>
    </Container>
  </Box>
);
