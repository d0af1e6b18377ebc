import { useEffect, useState } from 'react';
import { notify, useSession } from 'shared-state';
import { ErrorState, LinkButton, LoadingState, PageFrame } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { describeAuthFailure } from '../../../shared/auth-wording';
import { FormPanel } from '../../../shared/form-panel';
import { readMailLink } from '../../../shared/mail-link';
import { NewPasswordForm } from '../../../shared/new-password-form';
import { useVerifiedLink } from '../../../shared/use-verified-link';

function ExpiredRecovery() {
  return (
    <PageFrame
      width="narrow"
      eyebrow="Your account"
      title="This reset link has been used or has expired"
      lead="Every link works once and only for a while. Ask for a new one and open the newest mail."
    >
      <LinkButton to="/reset" size="lg">
        Request a new link
      </LinkButton>
    </PageFrame>
  );
}

/** Only a recovery link opens this form: a session alone does not allow replacing the password. */
export function UpdatePassword() {
  const location = useLocation();
  const navigate = useNavigate();
  const link = readMailLink(location);
  const { data: verified, isFetching, refetch } = useVerifiedLink(link);
  const status = useSession((state) => state.status);
  const recovery = useSession((state) => state.recovery);
  const user = useSession((state) => state.session?.user);
  // The recovery ends the moment the password is replaced; the form stays until it has moved on.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const allowed = user !== undefined && (recovery || openFor === user.id);

  useEffect(() => {
    if (!recovery || !user) return;
    setOpenFor(user.id);
    if (link.kind === 'token') navigate('/update-password', { replace: true });
  }, [recovery, user, link.kind, navigate]);

  if (isFetching || status === 'loading') {
    return (
      <PageFrame width="narrow" eyebrow="Your account" title="Choose a new password">
        <LoadingState label="Checking your reset link" rows={3} />
      </PageFrame>
    );
  }
  if (verified?.ok === false && verified.error.kind === 'unreachable') {
    const { title, body } = describeAuthFailure(verified.error);
    return (
      <PageFrame width="narrow" eyebrow="Your account" title="Choose a new password">
        <ErrorState title={title} description={body} onRetry={() => refetch()} />
      </PageFrame>
    );
  }
  const brought = link.kind === 'refused' || verified?.ok === false;
  if (brought || !allowed) return <ExpiredRecovery />;
  return (
    <PageFrame
      width="narrow"
      eyebrow="Your account"
      title="Choose a new password"
      lead={user.email ? `For ${user.email}.` : undefined}
    >
      <FormPanel>
        <NewPasswordForm
          onUpdated={() => {
            notify({ title: 'Password updated', type: 'success' });
            navigate('/user-dashboard', { replace: true });
          }}
        />
      </FormPanel>
    </PageFrame>
  );
}
