import { useSession } from 'shared-state';
import { Alert, Link, PageFrame, Stack, Text } from 'shared-ui';
import { AddressForm } from '../../../shared/address-form';
import { FormPanel } from '../../../shared/form-panel';
import type { MailLink } from '../../../shared/mail-link';
import { readPendingContact } from '../../../shared/pending-contact';
import { requestLink } from '../api/request-link';

/** The link is used up, too old, or was never complete: a new one is one click away. */
export function ExpiredLink({ link }: { link: MailLink }) {
  const user = useSession((state) => state.session?.user);
  const pending = readPendingContact();
  const known = user?.email ?? (pending?.channel === 'email' ? pending.address : '');
  return (
    <PageFrame
      width="narrow"
      eyebrow="Confirmation"
      title="This link has been used or has expired"
      lead="Every link works once and only for a while. Have a new one sent to your address."
    >
      <Stack gap="6">
        {user ? (
          <Alert status="info" title={`You are signed in${known ? ` as ${known}` : ''}`}>
            Your address may be confirmed already.{' '}
            <Link to="/user-dashboard">Go to your dashboard</Link>
          </Alert>
        ) : null}
        <FormPanel>
          <AddressForm
            buttonLabel="Send a new link"
            initialEmail={known}
            sentMessage={(address) =>
              `If ${address} is waiting for a link, a new one is on its way.`
            }
            send={(address) => requestLink(link, address)}
          />
        </FormPanel>
        <Text color="fg.muted">
          Confirmed before? <Link to="/login">Sign in</Link>
        </Text>
      </Stack>
    </PageFrame>
  );
}
