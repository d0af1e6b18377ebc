import { useState } from 'react';
import { Link, PageFrame, Text } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { AskAddress } from '../features/verification/components/ask-address';
import { CheckMail } from '../features/verification/components/check-mail';
import { EnterCode } from '../features/verification/components/enter-code';
import { readPendingContact } from '../shared/pending-contact';

export default function VerifyMail() {
  const navigate = useNavigate();
  const [contact] = useState(readPendingContact);
  const [changing, setChanging] = useState(false);
  const known = changing ? null : contact;
  const byPhone = known?.channel === 'phone';
  return (
    <PageFrame
      width="narrow"
      eyebrow="Your account"
      title={byPhone ? 'Check your phone' : 'Check your mail'}
      lead={known ? undefined : 'Tell us your address and we send the confirmation link once more.'}
    >
      {known === null ? <AskAddress initialEmail={contact?.address} /> : null}
      {known?.channel === 'email' ? (
        <CheckMail contact={known} onChangeAddress={() => setChanging(true)} />
      ) : null}
      {byPhone ? (
        <EnterCode contact={known} onVerified={() => navigate('/confirm', { replace: true })} />
      ) : null}
      <Text mt="6" color="fg.muted">
        Already confirmed? <Link to="/login">Sign in</Link>
      </Text>
    </PageFrame>
  );
}
