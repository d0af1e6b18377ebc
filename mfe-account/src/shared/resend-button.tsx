import { Button, Flex, Text } from 'shared-ui';
import { useSecondsUntil } from './countdown';

interface ResendButtonProps {
  label: string;
  /** Epoch milliseconds until which nothing more is sent. */
  lockedUntil: number | null;
  busy?: boolean;
  /** Without it the button submits its form. */
  onSend?: () => void;
  emphasis?: 'solid' | 'outline';
}

/** Sends something once more, locked for a while after each time with the seconds in sight. */
export function ResendButton({
  label,
  lockedUntil,
  busy = false,
  onSend,
  emphasis = 'outline',
}: ResendButtonProps) {
  const left = useSecondsUntil(lockedUntil);
  return (
    <Flex align="center" gap="4" wrap="wrap">
      <Button
        type={onSend ? 'button' : 'submit'}
        variant={emphasis}
        onClick={onSend}
        disabled={left > 0}
        loading={busy}
        loadingText={label}
      >
        {label}
      </Button>
      {left > 0 ? (
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`You can send another in ${left} s`}
        </Text>
      ) : null}
    </Flex>
  );
}
