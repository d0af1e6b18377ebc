import { selectBalance, useWallet } from 'shared-state';
import { Box, Figure, Flex, Grid, LinkButton, Skeleton, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { WalletFailure } from '../../../shared/wallet-failure';
import { PlanLine } from './plan-line';

/** The wallet as it stands this moment; realtime changes move it without a reload. */
export function Balances() {
  const balance = useWallet(selectBalance);
  const tokens = useWallet((state) => state.tokens);
  const subscription = useWallet((state) => state.subscription);
  const failed = useWallet((state) => state.status === 'failed');
  const known = balance !== null;
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
        <WalletFailure />
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
          value={subscription?.plan_tokens ?? (known ? 0 : unknown)}
          hint={
            hasPlan
              ? `Spent first, until ${formatDate(subscription.current_period_end)}`
              : 'Spent first'
          }
        />
        {known ? <PlanLine subscription={subscription} /> : null}
      </Grid>
    </Grid>
  );
}
