import { selectBalance, useSession, useWallet } from 'shared-state';
import { Alert, Box, Flex, LinkButton, PageFrame, Skeleton, Stack, Text } from 'shared-ui';
import { safeNextPath } from '../../../shared/next-path';
import { readPendingContact } from '../../../shared/pending-contact';

interface WelcomeProps {
  /** The link confirmed a new address of an account that was there before. */
  addressChanged: boolean;
  /** Who was signed in here before the link, when that was somebody else. */
  replaced: string | null;
}

const nameOf = (metadata: Record<string, unknown> | undefined): string =>
  typeof metadata?.full_name === 'string' ? (metadata.full_name.trim().split(/\s+/)[0] ?? '') : '';

function walletNote(balance: number): string {
  if (balance > 0) return 'in your wallet. One token buys one search, open to you for 30 days.';
  return 'in your wallet: this address has had its free tokens before.';
}

/** The address is confirmed and the session open; the balance is the one the wallet really holds. */
export function Welcome({ addressChanged, replaced }: WelcomeProps) {
  const user = useSession((state) => state.session?.user);
  const balance = useWallet(selectBalance);
  const failed = useWallet((state) => state.status === 'failed');
  const firstName = nameOf(user?.user_metadata);
  const next = readPendingContact()?.next;
  const title = addressChanged
    ? 'Your new address is confirmed'
    : `Welcome${firstName ? `, ${firstName}` : ''}`;
  return (
    <PageFrame
      width="narrow"
      eyebrow="Confirmed"
      title={title}
      lead={`You are signed in${user?.email ? ` as ${user.email}` : ''}.`}
    >
      <Stack gap="6">
        {replaced ? (
          <Alert status="warning" title="This link belongs to another account">
            {`You were signed in as ${replaced} before. If you did not ask for this link, sign out.`}
          </Alert>
        ) : null}
        <Flex bg="mint.subtle" rounded="l3" p={{ base: '5', md: '8' }} align="center" gap="6">
          {balance === null && !failed ? <Skeleton height="14" width="14" /> : null}
          {balance === null ? null : (
            <Text textStyle="display" color="mint.fg" fontVariantNumeric="tabular-nums">
              {balance}
            </Text>
          )}
          <Box>
            <Text textStyle="lg" fontWeight="600">
              {balance === 1 ? 'token' : 'tokens'}
            </Text>
            <Text color="fg.muted">
              {failed ? 'could not be read just now. They are safe.' : walletNote(balance ?? 1)}
            </Text>
          </Box>
        </Flex>
        <Flex gap="3" wrap="wrap">
          <LinkButton to={next ? safeNextPath(next) : '/search'} size="lg">
            {next ? 'Go on where you left off' : 'Start a search'}
          </LinkButton>
          <LinkButton to="/user-dashboard" size="lg" variant="ghost">
            Your dashboard
          </LinkButton>
        </Flex>
      </Stack>
    </PageFrame>
  );
}
