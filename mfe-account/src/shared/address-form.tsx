import type { ReactNode } from 'react';
import type { Result } from 'shared-state';
import { Alert, Box, Stack, Text } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from './auth-failure';
import { emailSchema } from './contact-fields';
import { FailureAlert } from './failure-alert';
import { ResendButton } from './resend-button';
import { z } from './schema';
import { useResend } from './use-resend';

const schema = z.object({ email: emailSchema });

interface AddressFormProps {
  buttonLabel: string;
  initialEmail?: string;
  /** Said once the mail is on its way; the same whether or not the address has an account. */
  sentMessage: (address: string) => ReactNode;
  send: (address: string) => Promise<Result<unknown, AuthFailure>>;
  onSent?: (address: string) => void;
}

/** One address and a button that has a mail sent to it, locked for 30 s after each time. */
export function AddressForm({
  buttonLabel,
  initialEmail = '',
  sentMessage,
  send,
  onSent,
}: AddressFormProps) {
  const { resend, lockedUntil, failure, sentTo, busy } = useResend(send);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: initialEmail } });
  const submit = form.handleSubmit(async ({ email }) => {
    if (await resend(email)) onSent?.(email);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <FailureAlert failure={failure} />
        {sentTo ? (
          <Alert status="success" title="Check your mail">
            <Text>{sentMessage(sentTo)}</Text>
          </Alert>
        ) : null}
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Box>
          <ResendButton
            label={buttonLabel}
            lockedUntil={lockedUntil}
            busy={busy}
            emphasis="solid"
          />
        </Box>
      </Stack>
    </form>
  );
}
