import { useSession } from 'shared-state';
import { HStack, LinkButton, Skeleton } from 'shared-ui';
import { usePrefetch } from '../prefetch-context';
import { AccountButton } from './account-button';
import { TokenBalance } from './token-balance';

const VisitorLinks = () => {
  const signIn = usePrefetch('/login');
  const register = usePrefetch('/register');
  return (
    <HStack gap="2">
      <LinkButton to="/login" variant="ghost" {...signIn}>
        Sign in
      </LinkButton>
      <LinkButton to="/register" display={{ base: 'none', md: 'inline-flex' }} {...register}>
        Create account
      </LinkButton>
    </HStack>
  );
};

/** Right end of the header: balance and account, or the ways in. */
export const AccountCorner = () => {
  const status = useSession((state) => state.status);
  if (status === 'signed-out') return <VisitorLinks />;
  if (status === 'loading') return <Skeleton width="24" height="9" rounded="full" />;
  return (
    <HStack gap={{ base: '1', md: '3' }}>
      <TokenBalance />
      <AccountButton />
    </HStack>
  );
};
