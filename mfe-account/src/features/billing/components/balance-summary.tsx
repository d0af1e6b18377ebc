import { selectBalance, useWallet } from 'shared-state';
import { Figure, Grid } from 'shared-ui';
import { formatDate } from 'shared-ui/format';

/** What the ledger adds up to, live. */
export function BalanceSummary() {
  const balance = useWallet(selectBalance);
  const tokens = useWallet((state) => state.tokens);
  const subscription = useWallet((state) => state.subscription);
  const ends = subscription?.current_period_end;
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}
      gap="6"
      bg="bg.panel"
      boxShadow="sm"
      rounded="l3"
      p={{ base: '5', md: '8' }}
    >
      <Figure label="Tokens to spend" value={balance ?? '—'} hint="both wallets together" />
      <Figure label="Pay as you go" value={tokens ?? '—'} hint="never expire" />
      <Figure
        label="Plan tokens"
        value={subscription?.plan_tokens ?? (balance === null ? '—' : 0)}
        hint={ends ? `until ${formatDate(ends)}` : 'spent first'}
      />
    </Grid>
  );
}
