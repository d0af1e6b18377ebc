import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StatusIcon } from './status-icon';

interface ErrorStateProps {
  title: ReactNode;
  description?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** A view that failed, with the way to try again in place. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <Box
      role="alert"
      bg="bg.panel"
      boxShadow="sm"
      rounded="l3"
      px={{ base: '5', md: '8' }}
      py={{ base: '6', md: '8' }}
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="3"
    >
      <Box color="danger.fg">
        <StatusIcon status="error" size="28px" />
      </Box>
      <Box>
        <Text textStyle="xl" fontFamily="heading" fontWeight="650">
          {title}
        </Text>
        {description ? (
          <Box color="fg.muted" mt="1" maxW="prose">
            {description}
          </Box>
        ) : null}
      </Box>
      {onRetry ? (
        <Button variant="outline" onClick={onRetry} mt="2">
          Try again
        </Button>
      ) : null}
    </Box>
  );
}
