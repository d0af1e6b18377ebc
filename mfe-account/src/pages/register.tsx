import { Link, Text } from 'shared-ui';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { RegisterForm } from '../features/register/components/register-form';
import { EntryFrame } from '../shared/entry-frame';
import { withNext } from '../shared/next-path';
import { keepPendingContact } from '../shared/pending-contact';

export default function Register() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = params.get('next');
  return (
    <EntryFrame
      title="Create your account"
      lead="Confirm your email or phone and the first three searches are on us."
      footer={
        <Text>
          Already have an account? <Link to={withNext('/login', next)}>Sign in</Link>
        </Text>
      }
    >
      <RegisterForm
        onRegistered={({ channel, address, signedIn }) => {
          keepPendingContact({ channel, address, sentAt: Date.now(), next: next ?? undefined });
          navigate(signedIn ? '/confirm' : '/verify-mail');
        }}
      />
    </EntryFrame>
  );
}
