import { Alert, Button, Stack, Text } from 'shared-ui';
import { FailureAlert } from '../../../shared/failure-alert';
import { FormPanel } from '../../../shared/form-panel';
import { keepPendingContact, type PendingContact } from '../../../shared/pending-contact';
import { ResendButton } from '../../../shared/resend-button';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { useResend } from '../../../shared/use-resend';

interface CheckMailProps {
  contact: PendingContact;
  onChangeAddress: () => void;
}

/** The mail is on its way: where to look, and how to have it sent again. */
export function CheckMail({ contact, onChangeAddress }: CheckMailProps) {
  const { resend, lockedUntil, failure, sentTo, busy } = useResend(
    (address) => resendConfirmation({ channel: 'email', address }),
    contact.sentAt,
  );
  const sendAgain = async () => {
    if (await resend(contact.address)) keepPendingContact({ ...contact, sentAt: Date.now() });
  };
  return (
    <FormPanel>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sendAgain();
        }}
      >
        <Stack gap="5">
          <FailureAlert failure={failure} />
          {sentTo ? <Alert status="success" title="Sent again" /> : null}
          <Text textStyle="lg">
            We sent a link to{' '}
            <Text as="strong" fontWeight="650" wordBreak="break-word">
              {contact.address}
            </Text>
            . Open it on any device to confirm the address.
          </Text>
          <Text color="fg.muted">
            Nothing there? Look in the spam folder, or have it sent again.
          </Text>
          <ResendButton label="Resend email" lockedUntil={lockedUntil} busy={busy} />
          <Button type="button" variant="plain" alignSelf="flex-start" onClick={onChangeAddress}>
            Use another address
          </Button>
        </Stack>
      </form>
    </FormPanel>
  );
}
