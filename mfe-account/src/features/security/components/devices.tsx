import { useState } from 'react';
import { notify, type SignOutScope, signOut } from 'shared-state';
import { Button, Flex, Section, Stack, Text } from 'shared-ui';
import { type AuthFailure, mapAuthError } from '../../../shared/auth-failure';
import { FailureAlert } from '../../../shared/failure-alert';
import { FormPanel } from '../../../shared/form-panel';

const actions: { scope: SignOutScope; label: string }[] = [
  { scope: 'local', label: 'Sign out here' },
  { scope: 'others', label: 'Sign out other devices' },
  { scope: 'global', label: 'Sign out everywhere' },
];

/** Ends sessions: here, on every other device, or on all of them. */
export function Devices() {
  const [busy, setBusy] = useState<SignOutScope | null>(null);
  const [failed, setFailed] = useState<{ scope: SignOutScope; failure: AuthFailure } | null>(null);

  const end = async (scope: SignOutScope) => {
    setBusy(scope);
    setFailed(null);
    const { error } = await signOut(scope);
    setBusy(null);
    if (scope === 'others') {
      if (error) setFailed({ scope, failure: mapAuthError(error) });
      else notify({ title: 'Other devices are signed out', type: 'success' });
      return;
    }
    if (scope === 'global' && error) {
      notify({
        title: 'Signed out here only',
        description: 'Other devices could not be reached. Sign in and try once more.',
        type: 'warning',
      });
    }
  };

  return (
    <Section
      title="Devices"
      description="Used a computer that is not yours? Sign it out from here."
    >
      <FormPanel>
        <Stack gap="5">
          {failed ? (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void end(failed.scope);
              }}
            >
              <FailureAlert failure={failed.failure} />
            </form>
          ) : null}
          <Text color="fg.muted">
            Signing out here also clears what this browser keeps of your account.
          </Text>
          <Flex gap="3" wrap="wrap">
            {actions.map(({ scope, label }) => (
              <Button
                key={scope}
                variant={scope === 'local' ? 'solid' : 'outline'}
                onClick={() => void end(scope)}
                loading={busy === scope}
                loadingText={label}
              >
                {label}
              </Button>
            ))}
          </Flex>
        </Stack>
      </FormPanel>
    </Section>
  );
}
