import { Flex } from 'shared-ui';
import { NotificationCard } from './notification-card';
import { useShownNotifications } from './use-shown-notifications';

/**
 * Top right, newest last; each goes by itself after its duration. The live region is in the page
 * from the start: one that comes together with its first message is not read out.
 */
export const Notifications = () => {
  const { shown, hold, release, dismiss } = useShownNotifications();
  return (
    <Flex
      aria-live="polite"
      aria-relevant="additions"
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
      {shown.map((notification) => (
        <NotificationCard
          key={notification.id}
          notification={notification}
          onHold={hold}
          onRelease={release}
          onDismiss={dismiss}
        />
      ))}
    </Flex>
  );
};
