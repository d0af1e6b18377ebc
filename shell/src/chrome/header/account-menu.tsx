import { useSession } from 'shared-state';
import { Button } from 'shared-ui';
import { Menu } from 'shared-ui/menu';
import { useNavigate } from 'shared-ui/router';
import { accountName } from './account-name';
import { accountNavigation } from './navigation-items';
import { useSignOut } from './use-sign-out';

/** The signed-in user's own pages, and the way out. */
const AccountMenu = () => {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = useSession(({ session }) => accountName(session?.user));

  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }: { value: string }) =>
        value === 'sign-out' ? void signOut() : navigate(value)
      }
    >
      <Menu.Trigger asChild>
        <Button variant="outline" colorPalette="neutral" maxW={{ base: '9rem', md: '14rem' }}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {accountNavigation.map(({ label, to }) => (
            <Menu.Item key={to} value={to}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Separator />
          <Menu.Item value="sign-out">Sign out</Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
};

export default AccountMenu;
