import { useState } from 'react';
import { useSession } from 'shared-state';
import { Button, Stack } from 'shared-ui';
import { PasswordField } from 'shared-ui/field';
import { useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from './auth-failure';
import { describeAuthFailure, describeWeakPassword } from './auth-wording';
import { newPasswordSchema } from './contact-fields';
import { FailureAlert } from './failure-alert';
import { z } from './schema';
import { setPassword } from './set-password';

const schema = z.object({ password: newPasswordSchema });

/** What belongs beside the field: the server's view of the password itself. */
function fieldMessage(failure: AuthFailure): string | null {
  if (failure.kind === 'weak_password') return describeWeakPassword(failure.reasons);
  if (failure.kind !== 'same_password') return null;
  const { title, body } = describeAuthFailure(failure);
  return `${title}. ${body}`;
}

export function NewPasswordForm({ onUpdated }: { onUpdated: () => void }) {
  const email = useSession((state) => state.session?.user.email);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    const result = await setPassword(password);
    if (result.ok) {
      form.reset();
      onUpdated();
      return;
    }
    const message = fieldMessage(result.error);
    if (message) form.setError('password', { message }, { shouldFocus: true });
    else setFailure(result.error);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <FailureAlert failure={failure} />
        {/* Password managers file the new password under this name. */}
        <input hidden type="email" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters; a few words work well."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button
          type="submit"
          size="lg"
          alignSelf="flex-start"
          loading={isSubmitting}
          loadingText="Update password"
        >
          Update password
        </Button>
      </Stack>
    </form>
  );
}
