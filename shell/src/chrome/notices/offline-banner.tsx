import { useSyncExternalStore } from 'react';
import { Box } from 'shared-ui';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that the network is gone, so that nobody blames the page. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <Box bg="amber.subtle" color="amber.fg" textAlign="center" px="4" py="2" textStyle="sm">
          You are offline. What is on the page stays; searches and payments wait until you are back.
        </Box>
      )}
    </div>
  );
};
