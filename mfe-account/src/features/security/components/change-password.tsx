import { notify } from 'shared-state';
import { Section } from 'shared-ui';
import { FormPanel } from '../../../shared/form-panel';
import { NewPasswordForm } from '../../../shared/new-password-form';

export function ChangePassword() {
  return (
    <Section title="Password" description="A new password signs out your other devices.">
      <FormPanel>
        <NewPasswordForm onUpdated={() => notify({ title: 'Password updated', type: 'success' })} />
      </FormPanel>
    </Section>
  );
}
