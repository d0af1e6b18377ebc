import { useState } from 'react';
import { Link, Stack, Text } from 'shared-ui';
import { describeAuthFailure } from '../../../shared/auth-wording';
import type { Channel } from '../../../shared/contact-input';
import { keepPendingContact } from '../../../shared/pending-contact';
import { ResendButton } from '../../../shared/resend-button';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { useResend } from '../../../shared/use-resend';

interface UnconfirmedNoticeProps {
  channel: Channel;
  address: string;
}

/** The password was right but the address is not confirmed: send the link or code again. */
export function UnconfirmedNotice({ channel, address }: UnconfirmedNoticeProps) {
  const [target] = useState({ channel, address });
  const { resend, lockedUntil, failure, sentTo, busy } = useResend((to) =>
    resendConfirmation({ channel: target.channel, address: to }),
  );
  const send = async () => {
    if (await resend(target.address)) keepPendingContact({ ...target, sentAt: Date.now() });
  };
  return (
    <Stack gap="3" align="flex-start">
      {failure ? <Text fontWeight="600">{describeAuthFailure(failure).title}</Text> : null}
      {sentTo ? <Text role="status">{`Sent to ${sentTo}.`}</Text> : null}
      <ResendButton
        label={target.channel === 'email' ? 'Resend email' : 'Send a new code'}
        lockedUntil={lockedUntil}
        busy={busy}
        onSend={send}
      />
      {sentTo && target.channel === 'phone' ? <Link to="/verify-mail">Enter the code</Link> : null}
    </Stack>
  );
}
