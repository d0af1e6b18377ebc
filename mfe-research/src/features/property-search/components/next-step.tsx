import { useSession } from 'shared-state';
import { Alert, Button, LinkButton, Skeleton, Stack, Text } from 'shared-ui';
import { formatDate, formatNumber } from 'shared-ui/format';
import { useLocation } from 'shared-ui/router';
import { MOST_MATCHES } from '../../../shared/preview/preview-verdict';
import { signInPath } from '../../../shared/session/sign-in-path';
import type { BoughtSearch } from '../api/use-bought-search';

interface NextStepProps {
  count: number | null;
  bought: BoughtSearch | null;
  /** A confirmation of these filters never got an answer. */
  unanswered: boolean;
  onConfirm: () => void;
}

/** From the preview to the results: sign in, open what is already bought, or confirm. */
export function NextStep({ count, bought, unanswered, onConfirm }: NextStepProps) {
  const location = useLocation();
  const status = useSession((state) => state.status);
  if (count === 0) return null;
  if (count !== null && count > MOST_MATCHES) {
    return (
      <Alert status="warning" title="Narrow your search">
        A result holds at most {formatNumber(MOST_MATCHES)} units. Choose areas, typologies or a
        price range; nothing was charged.
      </Alert>
    );
  }
  if (status === 'loading') return <Skeleton height="12" />;
  if (status === 'signed-out') {
    const next = signInPath(location);
    return (
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted">
          Sign in to see the units. A new account comes with free tokens, and you return to this
          search.
        </Text>
        <LinkButton to={next} size="lg">
          Sign in to continue
        </LinkButton>
        <LinkButton to={next.replace('/login', '/register')} variant="outline" size="lg">
          Create a free account
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack gap="3">
      {unanswered ? (
        <Alert status="info" title="Your last confirmation has no answer yet">
          Finish it: the same confirmation is never charged twice.
        </Alert>
      ) : null}
      {bought ? <OwnedOffer bought={bought} /> : null}
      <Button size="lg" variant={bought ? 'outline' : 'solid'} onClick={onConfirm}>
        {unanswered ? 'Finish the search' : bought ? 'Search again' : 'Get the results'}
      </Button>
    </Stack>
  );
}

/** These filters were bought before: open them instead of paying again. */
export function OwnedOffer({ bought }: { bought: BoughtSearch }) {
  return (
    <Alert status="success" title="You already own this search">
      <Text mb="3">
        {formatNumber(bought.total)} units as of {formatDate(bought.created_at)}, free to open until{' '}
        {formatDate(bought.expires_at)}.
      </Text>
      <LinkButton size="sm" to={`/search-results?search=${bought.search_id}`}>
        Open it free
      </LinkButton>
    </Alert>
  );
}
