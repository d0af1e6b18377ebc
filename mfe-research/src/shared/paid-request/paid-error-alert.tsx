import type { RpcError } from 'shared-state';
import { Alert, Link } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { signInPath } from '../session/sign-in-path';
import { paidErrorText } from './paid-error-text';

/** Why the purchase failed, what it means for the reader's tokens, and the next step. */
export function PaidErrorAlert({ error }: { error: RpcError }) {
  const location = useLocation();
  const { title, description, remedy } = paidErrorText(error);
  return (
    <Alert status="error" title={title}>
      {description} {remedy === 'top-up' ? <Link to="/purchase-token">Top up</Link> : null}
      {remedy === 'sign-in' ? <Link to={signInPath(location)}>Sign in</Link> : null}
    </Alert>
  );
}
