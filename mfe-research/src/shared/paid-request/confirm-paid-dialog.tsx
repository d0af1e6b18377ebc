import type { ReactNode } from 'react';
import { type RpcError, selectBalance, useWallet } from 'shared-state';
import { Alert, Button, LinkButton, Stack, Text } from 'shared-ui';
import { ConfirmDialog, Dialog } from 'shared-ui/dialog';
import { formatNumber } from 'shared-ui/format';
import { PaidErrorAlert } from './paid-error-alert';

interface ConfirmPaidDialogProps {
  open: boolean;
  /** What the token pays for: "This search". */
  subject: string;
  /** What is already theirs, or what they are about to get. */
  children?: ReactNode;
  busy: boolean;
  error: RpcError | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before one token is spent; with an empty wallet it shows the way to top up instead. */
export function ConfirmPaidDialog(props: ConfirmPaidDialogProps) {
  const { open, subject, children, busy, error, onConfirm, onCancel } = props;
  const balance = useWallet(selectBalance);
  if (balance === 0 && !busy) {
    return (
      <Dialog
        open={open}
        onClose={onCancel}
        title="Confirm search"
        footer={
          <>
            <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
              Cancel
            </Button>
            <LinkButton to="/purchase-token">Top up</LinkButton>
          </>
        }
      >
        <Stack gap="4">
          {children}
          <Alert status="warning" title="Your wallet is empty">
            {subject} uses 1 token and you have 0 left. Nothing was charged, and your filters stay
            in the address of this page.
          </Alert>
        </Stack>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      title="Confirm search"
      confirmLabel="Use 1 token"
      cancelLabel="Cancel"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="4">
        {children}
        <Text>
          {subject} uses 1 token
          {balance === null
            ? '. Your balance is being read.'
            : `, ${formatNumber(Math.max(balance - 1, 0))} left after it. You have ${formatNumber(balance)} now.`}
        </Text>
        {error ? <PaidErrorAlert error={error} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}
