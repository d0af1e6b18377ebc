import { useState } from 'react';
import { Button, Flex, Link, Separator, Stack } from 'shared-ui';
import { PasswordField } from 'shared-ui/field';
import { FormProvider, useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from '../../../shared/auth-failure';
import { type Channel, ContactInput } from '../../../shared/contact-input';
import { FailureAlert } from '../../../shared/failure-alert';
import { signIn } from '../api/sign-in';
import { type SignInValues, signInSchemaFor } from '../model/credentials';
import { MagicLink } from './magic-link';
import { UnconfirmedNotice } from './unconfirmed-notice';

/** Password sign-in. On success the session store changes, and the page with it. */
export function SignInForm() {
  const [channel, setChannel] = useState<Channel>('email');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchemaFor(channel)),
    defaultValues: { email: '', phone: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const missing = errors.root?.credentials ? ({ kind: 'missing_credentials' } as const) : null;

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      const result = await signIn(channel, values);
      if (!result.ok) setFailure(result.error);
    },
    () => {
      setFailure(null);
      form.setFocus(form.getValues(channel).trim() === '' ? channel : 'password');
    },
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <FailureAlert failure={missing ?? failure}>
            {failure?.kind === 'not_confirmed' ? (
              <UnconfirmedNotice channel={channel} address={form.getValues(channel).trim()} />
            ) : null}
          </FailureAlert>
          <ContactInput
            channel={channel}
            onChannelChange={(next) => {
              setChannel(next);
              setFailure(null);
              form.clearErrors();
            }}
            emailAutoComplete="username"
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Flex justify="flex-end" mt="-2">
            <Link to="/reset">Forgot your password?</Link>
          </Flex>
          <Button type="submit" size="lg" loading={isSubmitting} loadingText="Sign in">
            Sign in
          </Button>
        </Stack>
      </form>
      {channel === 'email' ? (
        <>
          <Separator my="6" />
          <MagicLink />
        </>
      ) : null}
    </FormProvider>
  );
}
