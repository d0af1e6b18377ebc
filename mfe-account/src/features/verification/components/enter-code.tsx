import { useState } from 'react';
import { Alert, Button, Stack, Text } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from '../../../shared/auth-failure';
import { describeAuthFailure } from '../../../shared/auth-wording';
import { codeSchema } from '../../../shared/contact-fields';
import { FailureAlert } from '../../../shared/failure-alert';
import { FormPanel } from '../../../shared/form-panel';
import { keepPendingContact, type PendingContact } from '../../../shared/pending-contact';
import { ResendButton } from '../../../shared/resend-button';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { z } from '../../../shared/schema';
import { useResend } from '../../../shared/use-resend';
import { verifyPhoneCode } from '../api/verify-code';

const schema = z.object({ code: codeSchema });

interface EnterCodeProps {
  contact: PendingContact;
  onVerified: () => void;
}

/** The code of the text message. Phones offer it above the keyboard by themselves. */
export function EnterCode({ contact, onVerified }: EnterCodeProps) {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const again = useResend(
    (address) => resendConfirmation({ channel: 'phone', address }),
    contact.sentAt,
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    const result = await verifyPhoneCode(contact.address, code);
    if (result.ok) return onVerified();
    if (result.error.kind !== 'wrong_code') return setFailure(result.error);
    const { title, body } = describeAuthFailure(result.error);
    form.setError('code', { message: `${title}. ${body}` }, { shouldFocus: true });
  });
  const sendAgain = async () => {
    if (await again.resend(contact.address)) keepPendingContact({ ...contact, sentAt: Date.now() });
  };

  return (
    <FormPanel>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <FailureAlert failure={failure ?? again.failure} />
          {again.sentTo ? <Alert status="success" title="Sent again" /> : null}
          <Text textStyle="lg">
            We sent a 6-digit code to{' '}
            <Text as="strong" fontWeight="650">
              {contact.address}
            </Text>
            .
          </Text>
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={errors.code?.message}
            {...form.register('code')}
          />
          <Button type="submit" size="lg" loading={isSubmitting} loadingText="Confirm phone">
            Confirm phone
          </Button>
          <ResendButton
            label="Send a new code"
            lockedUntil={again.lockedUntil}
            busy={again.busy}
            onSend={sendAgain}
          />
        </Stack>
      </form>
    </FormPanel>
  );
}
