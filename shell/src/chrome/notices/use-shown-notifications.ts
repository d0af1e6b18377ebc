import { useCallback, useState } from 'react';
import { type Notification, useNotifications } from 'shared-state';

/**
 * What is on the screen: the store's notifications, and the one under the pointer or with the
 * focus, which stays for as long as it is being read although its time in the store is over.
 */
export const useShownNotifications = () => {
  const current = useNotifications((state) => state.notifications);
  const dismissInStore = useNotifications((state) => state.dismiss);
  const [held, setHeld] = useState<Notification | null>(null);
  const release = useCallback(() => setHeld(null), []);
  const dismiss = useCallback(
    (id: number) => {
      setHeld(null);
      dismissInStore(id);
    },
    [dismissInStore],
  );
  const timeIsOver = held !== null && !current.some(({ id }) => id === held.id);
  return {
    shown: timeIsOver ? [held, ...current].sort((a, b) => a.id - b.id) : current,
    hold: setHeld,
    release,
    dismiss,
  };
};
