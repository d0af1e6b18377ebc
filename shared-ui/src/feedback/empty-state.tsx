import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Box
      bg="bg.subtle"
      rounded="l3"
      px={{ base: '5', md: '10' }}
      py={{ base: '10', md: '14' }}
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="4"
    >
      <Horizon />
      <Box>
        <Text textStyle="xl" fontFamily="heading" fontWeight="650">
          {title}
        </Text>
        {description ? (
          <Box color="fg.muted" mt="1.5" maxW="46ch" mx="auto">
            {description}
          </Box>
        ) : null}
      </Box>
      {action}
    </Box>
  );
}

/** An empty plain: sun, horizon, one acacia. */
function Horizon() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 160 72"
      width="160px"
      height="72px"
      fill="none"
      strokeLinecap="round"
    >
      <chakra.path d="M62 58a22 22 0 0 1 44 0Z" fill="amber.solid" />
      <chakra.path d="M8 59h144M34 67h92" stroke="border.control" strokeWidth="2" />
      <chakra.path
        d="M46 58V36m0 8-8-9m8 5 9-7M24 34c3-9 12-12 22-12s20 3 23 12c-9-3-37-3-45 0Z"
        stroke="brand.fg"
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
