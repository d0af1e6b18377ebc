import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { STATUS_PALETTES, type Status, StatusIcon } from './status-icon';

interface AlertProps {
  status: Status;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message in the flow of the page. Errors and warnings interrupt a screen reader, the rest waits. */
export function Alert({ status, title, children }: AlertProps) {
  const urgent = status === 'error' || status === 'warning';
  return (
    <Flex
      role={urgent ? 'alert' : 'status'}
      colorPalette={STATUS_PALETTES[status]}
      bg="colorPalette.subtle"
      color="fg"
      rounded="l2"
      gap="3"
      p="4"
    >
      <Box color="colorPalette.fg" pt="0.5">
        <StatusIcon status={status} />
      </Box>
      <Box minW="0" flex="1">
        {title ? (
          <Text fontWeight="600" color="colorPalette.fg">
            {title}
          </Text>
        ) : null}
        {children ? <Box textStyle="sm">{children}</Box> : null}
      </Box>
    </Flex>
  );
}
