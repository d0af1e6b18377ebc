import { LinkButton, PageFrame } from 'shared-ui';
import { Profile as ProfileView } from '../features/profile/components/profile';
import { NeedsSession } from '../shared/needs-session';

export default function Profile() {
  return (
    <PageFrame
      width="text"
      title="Profile"
      eyebrow="Your account"
      lead="Who you are and how numbers are shown to you."
      actions={
        <LinkButton to="/account" variant="surface">
          Security
        </LinkButton>
      }
    >
      <NeedsSession>
        <ProfileView />
      </NeedsSession>
    </PageFrame>
  );
}
