import { useEffect, useRef } from 'react';
import { useSession } from 'shared-state';
import { ErrorState, LoadingState, PageFrame } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { describeAuthFailure } from '../../../shared/auth-wording';
import { readMailLink } from '../../../shared/mail-link';
import { z } from '../../../shared/schema';
import { useVerifiedLink } from '../../../shared/use-verified-link';
import { confirmState } from '../model/confirm-state';
import { ConfirmNotice } from './confirm-notice';
import { ExpiredLink } from './expired-link';
import { Welcome } from './welcome';

/** What is remembered of a link once its token has left the address bar. */
const rememberedSchema = z.catch(
  z.object({ addressChanged: z.boolean(), replaced: z.nullable(z.string()) }),
  { addressChanged: false, replaced: null },
);

export function Confirmation() {
  const location = useLocation();
  const navigate = useNavigate();
  const link = readMailLink(location);
  const { data: verified, isFetching, refetch } = useVerifiedLink(link);
  const status = useSession((state) => state.status);
  const hadSession = useRef(false);
  const state = isFetching
    ? 'checking'
    : confirmState({ link, verified, session: status, hadSession: hadSession.current });

  useEffect(() => {
    if (status === 'signed-in') hadSession.current = true;
  }, [status]);

  const confirmed = verified?.ok && verified.data.signedIn ? verified.data : null;
  useEffect(() => {
    if (!confirmed || link.kind !== 'token') return;
    const remembered = {
      addressChanged: confirmed.type === 'email_change',
      replaced: confirmed.replaced,
    };
    navigate('/confirm', { replace: true, state: remembered });
  }, [confirmed, link.kind, navigate]);

  switch (state) {
    case 'checking':
      return (
        <PageFrame width="narrow" eyebrow="Confirmation" title="Confirming your address">
          <LoadingState label="Confirming your address" rows={4} />
        </PageFrame>
      );
    case 'welcome':
      return <Welcome {...rememberedSchema.parse(location.state)} />;
    case 'half-way':
      return (
        <ConfirmNotice
          title="One more link to open"
          lead="This address is confirmed. Open the link in the mail to your other address too."
          to="/account"
          action="Go to your account"
        />
      );
    case 'session-ended':
      return (
        <ConfirmNotice
          title="Your session has expired"
          lead="Your address stays confirmed. Sign in once more to go on."
          to="/login"
          action="Sign in"
        />
      );
    case 'expired':
      return <ExpiredLink link={link} />;
    case 'unreachable': {
      const failure = verified && !verified.ok ? verified.error : { kind: 'unreachable' as const };
      const { title, body } = describeAuthFailure(failure);
      return (
        <PageFrame width="narrow" eyebrow="Confirmation" title="Confirming your address">
          <ErrorState title={title} description={body} onRetry={() => refetch()} />
        </PageFrame>
      );
    }
  }
}
