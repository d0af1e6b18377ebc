import { useSession } from 'shared-state';
import { Link, Text } from 'shared-ui';
import { Navigate, useSearchParams } from 'shared-ui/router';
import { SecondFactorForm } from '../features/sign-in/components/second-factor-form';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { EntryFrame } from '../shared/entry-frame';
import { safeNextPath, withNext } from '../shared/next-path';
import { factorToProve } from '../shared/second-factor';

export default function Login() {
  const [params] = useSearchParams();
  const next = params.get('next');
  const session = useSession((state) => state.session);
  const factorId = factorToProve(session);
  if (session && !factorId) return <Navigate to={safeNextPath(next)} replace />;
  if (factorId) {
    return (
      <EntryFrame title="One more step" lead="Your account is protected by a second factor.">
        <SecondFactorForm factorId={factorId} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title="Welcome back"
      lead="Sign in to your searches, your wallet and your plan."
      footer={
        <Text>
          New here? <Link to={withNext('/register', next)}>Open an account</Link>
        </Text>
      }
    >
      <SignInForm />
    </EntryFrame>
  );
}
