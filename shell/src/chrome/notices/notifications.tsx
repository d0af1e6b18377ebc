import { type Notification, notificationStore, useNotifications } from 'shared-state';
import { Box, Flex, IconButton, StatusIcon, Text } from 'shared-ui';

const TONES = {
  info: 'brand.fg',
  success: 'mint.fg',
  warning: 'amber.fg',
  error: 'danger.fg',
} as const;

const Card = ({ id, title, description, type }: Notification) => (
  <Flex
    role={type === 'error' ? 'alert' : 'status'}
    gap="3"
    align="flex-start"
    bg="bg.panel"
    color="fg"
    boxShadow="lg"
    rounded="l3"
    p="4"
    pointerEvents="auto"
    animation="rise-in 200ms"
  >
    <Box color={TONES[type]} mt="0.5">
      <StatusIcon status={type} />
    </Box>
    <Box flex="1" minW="0">
      <Text fontWeight="semibold">{title}</Text>
      {description ? (
        <Text textStyle="sm" color="fg.muted" mt="0.5">
          {description}
        </Text>
      ) : null}
    </Box>
    <IconButton
      aria-label="Close this notice"
      variant="ghost"
      size="sm"
      onClick={() => notificationStore.getState().dismiss(id)}
    >
      ×
    </IconButton>
  </Flex>
);

/** Top right, newest last; each goes by itself after its duration. */
export const Notifications = () => {
  const notifications = useNotifications((state) => state.notifications);
  return (
    <Flex
      direction="column"
      gap="3"
      position="fixed"
      zIndex="toast"
      top="calc(var(--header-height, 64px) + 1rem)"
      insetEnd="4"
      width="min(24rem, calc(100vw - 2rem))"
      pointerEvents="none"
      data-print="hide"
    >
      {notifications.map((notification) => (
        <Card key={notification.id} {...notification} />
      ))}
    </Flex>
  );
};
