import { Box, Button, Text } from 'shared-ui';
import { Menu } from 'shared-ui/menu';
import { useNavigate } from 'shared-ui/router';
import { AccountFace, accountButtonLooks } from './account-face';
import { accountNavigation } from './navigation-items';
import { useSignOut } from './use-sign-out';

/** The signed-in user's own pages, and the way out. Mounted by the click that opens it. */
export const AccountMenu = ({ name }: { name: string }) => {
  const navigate = useNavigate();
  const signOut = useSignOut();

  return (
    <Menu.Root
      defaultOpen
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }: { value: string }) =>
        value === 'sign-out' ? void signOut() : navigate(value)
      }
    >
      <Menu.Trigger asChild>
        <Button {...accountButtonLooks} aria-label={name}>
          <AccountFace name={name} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Box px="3" py="2" aria-hidden="true">
            <Text textStyle="xs" color="fg.subtle">
              Signed in as
            </Text>
            <Text fontWeight="600" maxW="16rem" overflow="hidden" textOverflow="ellipsis">
              {name}
            </Text>
          </Box>
          <Menu.Separator />
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
