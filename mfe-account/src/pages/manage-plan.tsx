import { LinkButton, PageFrame } from 'shared-ui';
import { PlanComparison } from '../features/plans/components/plan-comparison';
import { NeedsSession } from '../shared/needs-session';

export default function ManagePlan() {
  return (
    <PageFrame
      title="Your plan"
      eyebrow="Plan and tokens"
      lead="A plan brings tokens every month at a lower price. Without one you pay per search."
      actions={
        <LinkButton to="/purchase-token" variant="surface">
          Buy single tokens
        </LinkButton>
      }
    >
      <NeedsSession>
        <PlanComparison />
      </NeedsSession>
    </PageFrame>
  );
}
