import { EmptyState, Link, LinkButton, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { QueryView } from '../../../shared/query-view';
import { useProfile } from '../api/use-profile';
import { ProfileForm } from './profile-form';

/** The personal record, and when which terms were accepted. */
export function Profile() {
  const query = useProfile();
  return (
    <QueryView query={query} what="your profile" rows={6}>
      {(profile) =>
        profile === null ? (
          <EmptyState
            title="Your profile is not set up"
            description="Tell us and we set it up; your wallet and searches are not affected."
            action={<LinkButton to="/support">Write to support</LinkButton>}
          />
        ) : (
          <>
            <ProfileForm profile={profile} />
            {profile.terms_version ? (
              <Text mt="6" color="fg.muted">
                You accepted version {profile.terms_version} of the{' '}
                <Link to="/terms-conditions">terms</Link> on{' '}
                {formatDate(profile.terms_accepted_at, 'long')}.
              </Text>
            ) : null}
          </>
        )
      }
    </QueryView>
  );
}
