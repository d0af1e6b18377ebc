import { Navigate, useLocation } from 'shared-ui/router';
import { Confirmation } from '../features/confirmation/components/confirmation';
import { readMailLink } from '../shared/mail-link';

export default function Confirm() {
  const location = useLocation();
  const link = readMailLink(location);
  if (link.kind === 'token' && link.type === 'recovery') {
    return <Navigate to={`/update-password${location.search}`} replace />;
  }
  return <Confirmation />;
}
