import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RisingSun } from './rising-sun';

const WIDTHS = { narrow: 'lg', text: '3xl', wide: '7xl' } as const;

interface PageFrameProps {
  title: ReactNode;
  /** One or two sentences under the title: what this page is for. */
  lead?: ReactNode;
  /** A short line above the title: the section the page belongs to. */
  eyebrow?: ReactNode;
  /** Buttons or links that belong to the page as a whole. */
  actions?: ReactNode;
  /** narrow: forms; text: reading; wide: data (default). */
  width?: keyof typeof WIDTHS;
  children?: ReactNode;
}

/** The frame of every page: renders its one `h1` and the space around everything. */
export function PageFrame({
  title,
  lead,
  eyebrow,
  actions,
  width = 'wide',
  children,
}: PageFrameProps) {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <Box maxW={WIDTHS[width]} mx="auto">
        <Flex
          wrap="wrap"
          align="flex-end"
          justify="space-between"
          gap="6"
          mb={{ base: '8', md: '12' }}
        >
          <Box maxW="3xl" flex="1 1 20rem">
            <Flex align="flex-end" gap="3" mb="4" minH="5">
              <RisingSun />
              {eyebrow ? (
                <Text textStyle="label" color="fg.muted" lineHeight="1">
                  {eyebrow}
                </Text>
              ) : null}
            </Flex>
            <Heading as="h1" textStyle="title" tabIndex={-1}>
              {title}
            </Heading>
            {lead ? (
              <Box textStyle="lead" color="fg.muted" mt="4" maxW="prose">
                {lead}
              </Box>
            ) : null}
          </Box>
          {actions ? (
            <Flex wrap="wrap" gap="3" data-print="hide">
              {actions}
            </Flex>
          ) : null}
        </Flex>
        {children}
      </Box>
    </Container>
  );
}
