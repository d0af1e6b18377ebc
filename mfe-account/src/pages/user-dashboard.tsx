import { useSession } from 'shared-state';
import { PageFrame } from 'shared-ui';
import { Balances } from '../features/dashboard/components/balances';
import { LedgerSections } from '../features/dashboard/components/ledger-sections';
import { RecentSearches } from '../features/dashboard/components/recent-searches';
import { NeedsSession } from '../shared/needs-session';

export default function UserDashboard() {
  const email = useSession((state) => state.session?.user.email);
  return (
    <PageFrame title="Dashboard" eyebrow={email ?? 'Your account'}>
      <NeedsSession>
        <Balances />
        <RecentSearches />
        <LedgerSections />
      </NeedsSession>
    </PageFrame>
  );
}
