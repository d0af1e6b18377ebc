import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** Anchor for links into the page. */
  id?: string;
}

/** A part of a page under an `h2`, named by it. */
export function Section({ title, description, actions, children, id }: SectionProps) {
  const headingId = useId();
  return (
    <Box as="section" id={id} aria-labelledby={headingId} mt={{ base: '10', md: '14' }}>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb="5">
        <Box maxW="3xl">
          <Heading as="h2" id={headingId} size="2xl">
            {title}
          </Heading>
          {description ? (
            <Box color="fg.muted" mt="1.5" maxW="prose">
              {description}
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
  );
}
