import { AddressForm } from '../../../shared/address-form';
import { FormPanel } from '../../../shared/form-panel';
import { resendConfirmation } from '../../../shared/resend-confirmation';

/** For visitors who come back without the tab that knew their address. */
export function AskAddress({ initialEmail }: { initialEmail?: string }) {
  return (
    <FormPanel>
      <AddressForm
        buttonLabel="Resend email"
        initialEmail={initialEmail}
        sentMessage={(address) =>
          `If ${address} is waiting for its confirmation, a new link is on its way.`
        }
        send={(address) => resendConfirmation({ channel: 'email', address })}
      />
    </FormPanel>
  );
}
