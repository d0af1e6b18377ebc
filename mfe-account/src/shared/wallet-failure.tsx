import { refreshWallet, selectBalance, useWallet } from 'shared-state';
import { Alert, Button, Text } from 'shared-ui';

/** Shown while the wallet could not be read, with the way to read it again in place. */
export function WalletFailure() {
  const unread = useWallet((state) => state.status === 'failed' && selectBalance(state) === null);
  if (!unread) return null;
  return (
    <Alert status="warning" title="Your wallet could not be read just now">
      <Text mb="3">Your tokens and your plan are safe.</Text>
      <Button size="sm" variant="outline" onClick={() => void refreshWallet()}>
        Try again
      </Button>
    </Alert>
  );
}
