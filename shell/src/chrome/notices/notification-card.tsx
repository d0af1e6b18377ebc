import type { FocusEvent } from 'react';
import type { Notification } from 'shared-state';
import { Box, Flex, IconButton, StatusIcon, Text } from 'shared-ui';

const PALETTES = { info: 'brand', success: 'mint', warning: 'amber', error: 'danger' } as const;

interface Props {
  notification: Notification;
  onHold: (notification: Notification) => void;
  onRelease: () => void;
  onDismiss: (id: number) => void;
}

/** One notification. It waits while a pointer rests on it or something in it has the focus. */
export const NotificationCard = ({ notification, onHold, onRelease, onDismiss }: Props) => {
  const { id, title, description, type } = notification;
  const hold = () => onHold(notification);
  const releaseWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    <Flex
      role={type === 'error' ? 'alert' : 'status'}
      colorPalette={PALETTES[type]}
      pointerEvents="auto"
      gap="3"
      ps="4"
      pe="2"
      py="3"
      bg="bg.panel"
      color="fg"
      boxShadow="lg"
      rounded="l3"
      animation="rise-in 200ms {easings.calm}"
      onPointerEnter={hold}
      onPointerLeave={onRelease}
      onFocus={hold}
      onBlur={releaseWhenLeft}
    >
      <Box color="colorPalette.fg" pt="2.5">
        <StatusIcon status={type} />
      </Box>
      <Box flex="1" minW="0" alignSelf="center">
        <Text fontWeight="600">{title}</Text>
        {description ? (
          <Text textStyle="sm" color="fg.muted">
            {description}
          </Text>
        ) : null}
      </Box>
      <IconButton
        aria-label="Close this notice"
        variant="ghost"
        colorPalette="neutral"
        onClick={() => onDismiss(id)}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </IconButton>
    </Flex>
  );
};
