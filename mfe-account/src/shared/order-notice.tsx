import { Alert, LinkButton, Text } from 'shared-ui';

interface OrderNoticeProps {
  /** Path of the support form with the order filled in. */
  to: string;
  action: string;
}

/** How an order is placed on a site without card payments. */
export function OrderNotice({ to, action }: OrderNoticeProps) {
  return (
    <Alert status="info" title="Card and M-Pesa checkout is not switched on for this site">
      <Text mb="3">
        Send us the order and we credit your wallet as soon as the payment is agreed. You see the
        balance move here and in the header without a reload.
      </Text>
      <LinkButton to={to} size="sm">
        {action}
      </LinkButton>
    </Alert>
  );
}
