import { Link, PageFrame, Text } from 'shared-ui';
import { sendResetLink } from '../features/recovery/api/recover';
import { AddressForm } from '../shared/address-form';
import { FormPanel } from '../shared/form-panel';

export default function Reset() {
  return (
    <PageFrame
      width="narrow"
      eyebrow="Your account"
      title="Reset your password"
      lead="Enter your address and we mail you a link that lets you choose a new password."
    >
      <FormPanel>
        <AddressForm
          buttonLabel="Send reset link"
          sentMessage={(address) =>
            `If ${address} has an account here, a reset link is on its way. It works once.`
          }
          send={sendResetLink}
        />
      </FormPanel>
      <Text mt="6" color="fg.muted">
        Remember it after all? <Link to="/login">Sign in</Link>
      </Text>
    </PageFrame>
  );
}
