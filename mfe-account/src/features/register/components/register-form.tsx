import { useState } from 'react';
import { Button, Link, Stack } from 'shared-ui';
import { CheckboxField, PasswordField, TextField } from 'shared-ui/field';
import { FormProvider, useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from '../../../shared/auth-failure';
import { type Channel, ContactInput } from '../../../shared/contact-input';
import { FailureAlert } from '../../../shared/failure-alert';
import { signUp } from '../api/sign-up';
import { placeSignUpFailure } from '../model/place-failure';
import { type RegisterValues, registerSchemaFor } from '../model/register-schema';
import { StrengthMeter } from './strength-meter';

interface RegisterFormProps {
  onRegistered: (contact: { channel: Channel; address: string; signedIn: boolean }) => void;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const [channel, setChannel] = useState<Channel>('email');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerSchemaFor(channel)),
    defaultValues: { fullName: '', email: '', phone: '', password: '', terms: false },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const result = await signUp(channel, values);
    if (result.ok) {
      onRegistered({ channel, address: values[channel], signedIn: result.data.signedIn });
      return;
    }
    const place = placeSignUpFailure(result.error, channel);
    if (place) form.setError(place.field, { message: place.message }, { shouldFocus: true });
    else setFailure(result.error);
    if (result.error.kind === 'already_registered') setFailure(result.error);
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <FailureAlert failure={failure}>
            {failure?.kind === 'already_registered' ? (
              <Stack direction="row" gap="5">
                <Link to="/login">Go to sign in</Link>
                <Link to="/reset">Reset the password</Link>
              </Stack>
            ) : null}
          </FailureAlert>
          <TextField
            label="Full name"
            autoComplete="name"
            error={errors.fullName?.message}
            {...form.register('fullName')}
          />
          <ContactInput channel={channel} onChannelChange={setChannel} emailAutoComplete="email" />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <StrengthMeter />
          <CheckboxField
            label="I accept the terms"
            error={errors.terms?.message}
            aside={
              <Link to="/terms-conditions" target="_blank">
                Read them
              </Link>
            }
            {...form.register('terms')}
          />
          <Button type="submit" size="lg" loading={isSubmitting} loadingText="Create account">
            Create account
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
