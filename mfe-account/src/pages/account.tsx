import { LinkButton, PageFrame } from 'shared-ui';
import { ChangePassword } from '../features/security/components/change-password';
import { Devices } from '../features/security/components/devices';
import { Identity } from '../features/security/components/identity';
import { SecondFactor } from '../features/security/components/second-factor';
import { NeedsSession } from '../shared/needs-session';

export default function Account() {
  return (
    <PageFrame
      width="text"
      title="Account and security"
      eyebrow="Your account"
      lead="How you sign in, and where you are signed in."
      actions={
        <LinkButton to="/profile" variant="surface">
          Profile
        </LinkButton>
      }
    >
      <NeedsSession>
        <Identity />
        <ChangePassword />
        <SecondFactor />
        <Devices />
      </NeedsSession>
    </PageFrame>
  );
}
