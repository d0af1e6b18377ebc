import { useWallet } from 'shared-state';
import { EmptyState, Grid, LinkButton, Section, Stack } from 'shared-ui';
import { OrderNotice } from '../../../shared/order-notice';
import { usePriceList } from '../../../shared/pricing/use-price-list';
import { QueryView } from '../../../shared/query-view';
import { CurrentPlan } from './current-plan';
import { PlanCard } from './plan-card';

/** The reader's plan, and every plan on sale beside it. */
export function PlanComparison() {
  const query = usePriceList();
  const subscription = useWallet((state) => state.subscription);
  const running =
    subscription && ['active', 'not_renewing', 'past_due'].includes(subscription.status);
  const current = running ? subscription.plan : null;
  return (
    <QueryView query={query} what="the plans" rows={6}>
      {({ plans, packs }) => (
        <>
          <CurrentPlan plans={plans} />
          <Section
            title="Plans"
            description="Plan tokens are spent before your own and end with the paid month. Bought tokens never expire."
          >
            {plans.length === 0 ? (
              <EmptyState
                title="No plans are on sale right now"
                description="Tokens can still be bought one by one or in packs."
                action={<LinkButton to="/purchase-token">See token packs</LinkButton>}
              />
            ) : (
              <Stack gap="8">
                <Grid
                  templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(18rem, 1fr))' }}
                  gap="6"
                >
                  {plans.map((plan) => (
                    <PlanCard
                      key={plan.id}
                      plan={plan}
                      packs={packs}
                      current={plan.id === current}
                    />
                  ))}
                </Grid>
                <OrderNotice to="/support?topic=plan" action="Write to us about a plan" />
              </Stack>
            )}
          </Section>
        </>
      )}
    </QueryView>
  );
}
