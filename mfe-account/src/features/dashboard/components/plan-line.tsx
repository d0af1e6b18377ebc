import type { Subscription } from 'shared-state/contracts';
import { Badge, Box, Flex, LinkButton, Text } from 'shared-ui';
import { planTitle } from '../../../shared/plan-title';
import { describeSubscription } from '../../../shared/subscription-status';

/** The plan in two lines; null stands for a user who is known to have none. */
export function PlanLine({ subscription }: { subscription: Subscription | null }) {
  const { label, tone, note } = describeSubscription(subscription);
  const hasPlan = subscription !== null && subscription.status !== 'none';
  return (
    <Box gridColumn="1 / -1">
      <Flex align="center" gap="3" wrap="wrap">
        <Text textStyle="label" color="fg.muted">
          Plan
        </Text>
        <Badge colorPalette={tone} size="md">
          {label}
        </Badge>
      </Flex>
      <Text mt="1.5" textStyle="lg" fontWeight="600">
        {hasPlan ? planTitle(subscription.plan) : 'Pay as you go'}
      </Text>
      <Text color="fg.muted">{note}</Text>
      <LinkButton to="/manage-plan" variant="plain" px="0" mt="1">
        {hasPlan ? 'Manage plan' : 'Compare plans'}
      </LinkButton>
    </Box>
  );
}
