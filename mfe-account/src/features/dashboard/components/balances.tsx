import { selectBalance, useWallet } from 'shared-state';
import { Badge, Box, Figure, Flex, Grid, LinkButton, Skeleton, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { planTitle } from '../../../shared/plan-title';
import { describeSubscription } from '../../../shared/subscription-status';

/** The wallet as it stands this moment; realtime changes move it without a reload. */
export function Balances() {
  const balance = useWallet(selectBalance);
  const tokens = useWallet((state) => state.tokens);
  const subscription = useWallet((state) => state.subscription);
  const failed = useWallet((state) => state.status === 'failed');
  const status = describeSubscription(subscription);
  const hasPlan = subscription !== null && subscription.status !== 'none';
  const unknown = failed ? '—' : <Skeleton height="8" width="12" as="span" display="block" />;
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      bg="bg.panel"
      boxShadow="md"
      rounded="l3"
      overflow="hidden"
    >
      <Flex direction="column" gap="5" bg="brand.subtle" p={{ base: '6', md: '8' }}>
        <Box>
          <Text textStyle="label" color="fg.muted">
            Tokens to spend
          </Text>
          <Box
            textStyle="display"
            color="brand.fg"
            fontVariantNumeric="tabular-nums"
            aria-live="polite"
          >
            {balance ?? unknown}
          </Box>
          <Text color="fg.muted" mt="1">
            1 search = 1 token
          </Text>
        </Box>
        <Flex gap="3" wrap="wrap">
          <LinkButton to="/search">New search</LinkButton>
          <LinkButton to="/purchase-token" variant="surface">
            Top up
          </LinkButton>
        </Flex>
        {failed ? (
          <Text textStyle="sm" color="danger.fg" role="status">
            Your wallet could not be read just now. Reload the page to try again.
          </Text>
        ) : null}
      </Flex>
      <Grid
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="8"
        p={{ base: '6', md: '8' }}
        alignContent="start"
      >
        <Figure
          label="Pay as you go"
          value={tokens ?? unknown}
          hint="Bought and free tokens, they never expire"
        />
        <Figure
          label="Plan tokens"
          value={subscription?.plan_tokens ?? (balance === null ? unknown : 0)}
          hint={
            hasPlan
              ? `Spent first, until ${formatDate(subscription.current_period_end)}`
              : 'Spent first, once you have a plan'
          }
        />
        <Box gridColumn="1 / -1">
          <Flex align="center" gap="3" wrap="wrap">
            <Text textStyle="label" color="fg.muted">
              Plan
            </Text>
            <Badge colorPalette={status.tone} size="md">
              {status.label}
            </Badge>
          </Flex>
          <Text mt="1.5" textStyle="lg" fontWeight="600">
            {hasPlan ? planTitle(subscription.plan) : 'Pay as you go'}
          </Text>
          <Text color="fg.muted">{status.note}</Text>
          <LinkButton to="/manage-plan" variant="plain" px="0" mt="1">
            {hasPlan ? 'Manage plan' : 'Compare plans'}
          </LinkButton>
        </Box>
      </Grid>
    </Grid>
  );
}
