import { useState } from 'react';
import { signOut } from 'shared-state';
import { Button, Stack, Text } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from '../../../shared/auth-failure';
import { describeAuthFailure } from '../../../shared/auth-wording';
import { codeSchema } from '../../../shared/contact-fields';
import { FailureAlert } from '../../../shared/failure-alert';
import { z } from '../../../shared/schema';
import { proveFactor } from '../api/sign-in';

const schema = z.object({ code: codeSchema });

/** The password was right; the account also wants the code of its authenticator app. */
export function SecondFactorForm({ factorId }: { factorId: string }) {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    const result = await proveFactor(factorId, code);
    if (result.ok) return;
    if (result.error.kind !== 'wrong_code') return setFailure(result.error);
    const { title, body } = describeAuthFailure(result.error);
    form.setError('code', { message: `${title}. ${body}` }, { shouldFocus: true });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <FailureAlert failure={failure} />
        <Text>Open your authenticator app and enter the code it shows for Savanna.</Text>
        <TextField
          label="Authentication code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          error={errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" size="lg" loading={isSubmitting} loadingText="Verify code">
          Verify code
        </Button>
        <Button type="button" variant="ghost" onClick={() => void signOut('local')}>
          Use another account
        </Button>
      </Stack>
    </form>
  );
}
