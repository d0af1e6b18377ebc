import { selectBalance, useWallet } from 'shared-state';
import type { Plan } from 'shared-state/contracts';
import { Badge, Box, Figure, Flex, LoadingState, Text } from 'shared-ui';
import { planTitle } from '../../../shared/plan-title';
import { describeSubscription } from '../../../shared/subscription-status';
import { WalletFailure } from '../../../shared/wallet-failure';

/** Where the reader stands today. */
export function CurrentPlan({ plans }: { plans: Plan[] }) {
  const subscription = useWallet((state) => state.subscription);
  const known = useWallet(selectBalance) !== null;
  const failed = useWallet((state) => state.status === 'failed');
  if (failed && !known) return <WalletFailure />;
  if (!known) return <LoadingState label="Loading your plan" rows={2} />;
  const { label, tone, note } = describeSubscription(subscription);
  const plan = plans.find(({ id }) => id === subscription?.plan);
  const hasPlan = subscription !== null && subscription.status !== 'none';
  return (
    <Flex
      bg="bg.panel"
      boxShadow="sm"
      rounded="l3"
      p={{ base: '5', md: '8' }}
      gap="8"
      wrap="wrap"
      justify="space-between"
      align="center"
    >
      <Box>
        <Flex align="center" gap="3" wrap="wrap">
          <Text textStyle="2xl" fontFamily="heading" fontWeight="650">
            {hasPlan ? (plan?.name ?? planTitle(subscription.plan)) : 'Pay as you go'}
          </Text>
          <Badge colorPalette={tone} size="md">
            {label}
          </Badge>
        </Flex>
        <Text color="fg.muted" mt="1">
          {note}
        </Text>
      </Box>
      {hasPlan ? (
        <Figure
          label="Plan tokens left"
          value={subscription.plan_tokens}
          hint={plan ? `of ${plan.tokens_per_month} a month` : undefined}
        />
      ) : null}
    </Flex>
  );
}
