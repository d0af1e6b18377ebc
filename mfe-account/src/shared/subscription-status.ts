import type { Subscription } from 'shared-state/contracts';
import { formatDate } from 'shared-ui/format';

interface StatusView {
  label: string;
  tone: 'mint' | 'amber' | 'danger' | 'gray';
  /** What it means for the reader and what to do. */
  note: string;
}

/** A running plan that its owner has cancelled ends, whichever of the two fields says so. */
const endsUnrenewed = ({ status, cancel_at_period_end }: Subscription): boolean =>
  status === 'not_renewing' || (status === 'active' && cancel_at_period_end);

/** A subscription's state in words. */
export function describeSubscription(subscription: Subscription | null): StatusView {
  const end = formatDate(subscription?.current_period_end ?? null, 'long');
  if (subscription && endsUnrenewed(subscription)) {
    return {
      label: 'Ends soon',
      tone: 'amber',
      note: `Ends on ${end}; unused plan tokens end with it.`,
    };
  }
  switch (subscription?.status) {
    case 'active':
      return { label: 'Active', tone: 'mint', note: `Renews on ${end}.` };
    case 'past_due':
      return {
        label: 'Payment due',
        tone: 'danger',
        note: `The payment due on ${end} did not arrive. Your bought tokens are still yours.`,
      };
    case 'expired':
      return {
        label: 'Expired',
        tone: 'gray',
        note: `Ended on ${end}. Your bought tokens are still yours.`,
      };
    default:
      return { label: 'No plan', tone: 'gray', note: 'You pay as you go, one token per search.' };
  }
}
