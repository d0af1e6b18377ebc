import type { Subscription } from 'shared-state/contracts';
import { formatDate } from 'shared-ui/format';

interface StatusView {
  label: string;
  tone: 'mint' | 'amber' | 'danger' | 'gray';
  /** What it means for the reader and what to do. */
  note: string;
}

/** A subscription's state in words. */
export function describeSubscription(subscription: Subscription | null): StatusView {
  const end = formatDate(subscription?.current_period_end ?? null, 'long');
  switch (subscription?.status) {
    case 'active':
      return { label: 'Active', tone: 'mint', note: `Renews on ${end}.` };
    case 'not_renewing':
      return {
        label: 'Ends soon',
        tone: 'amber',
        note: `Ends on ${end}; unused plan tokens end with it.`,
      };
    case 'past_due':
      return {
        label: 'Payment due',
        tone: 'danger',
        note: `The last payment did not arrive. The plan stays open until ${end}.`,
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
