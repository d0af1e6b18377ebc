import { Alert, Stack, Text } from 'shared-ui';
import { useFormContext } from 'shared-ui/form';
import { emailSchema } from '../../../shared/contact-fields';
import { FailureAlert } from '../../../shared/failure-alert';
import { ResendButton } from '../../../shared/resend-button';
import { sendMagicLink } from '../../../shared/send-magic-link';
import { useResend } from '../../../shared/use-resend';
import type { SignInValues } from '../model/credentials';

/** In without a password: a link to the address typed above. */
export function MagicLink() {
  const form = useFormContext<SignInValues>();
  const { resend, lockedUntil, failure, sentTo, busy } = useResend(sendMagicLink);
  const send = async () => {
    form.clearErrors();
    const email = emailSchema.safeParse(form.getValues('email'));
    if (email.success) {
      await resend(email.data);
      return;
    }
    const message = email.error.issues[0]?.message;
    form.setError('email', { message }, { shouldFocus: true });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="4">
        <FailureAlert failure={failure} />
        {sentTo ? (
          <Alert status="success" title="Check your mail">
            {`If ${sentTo} has an account here, a link that opens it is on its way.`}
          </Alert>
        ) : null}
        <Text textStyle="sm" color="fg.muted">
          No password at hand? We mail you a link that opens your account.
        </Text>
        <ResendButton label="Email me a link" lockedUntil={lockedUntil} busy={busy} />
      </Stack>
    </form>
  );
}
