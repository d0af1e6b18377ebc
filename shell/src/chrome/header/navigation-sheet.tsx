import { useSession } from 'shared-state';
import { Flex, Heading, LinkButton, Stack, Text } from 'shared-ui';
import { Sheet } from 'shared-ui/dialog';
import { ChromeLink } from '../chrome-link';
import {
  companyNavigation,
  insightNavigation,
  mainNavigation,
  type NavigationItem,
} from './navigation-items';
import { ThemeToggle } from './theme-toggle';

interface Props {
  open: boolean;
  onClose: () => void;
}

const groups: { title: string; items: readonly NavigationItem[] }[] = [
  { title: 'Research', items: mainNavigation },
  { title: 'Insights', items: insightNavigation },
  { title: 'Savanna', items: companyNavigation },
];

/** The navigation on small screens. */
export const NavigationSheet = ({ open, onClose }: Props) => {
  const isVisitor = useSession(({ status }) => status === 'signed-out');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Menu"
      footer={
        isVisitor ? (
          <LinkButton to="/register" onClick={onClose} width="full">
            Create account
          </LinkButton>
        ) : undefined
      }
    >
      <Stack as="nav" aria-label="All pages" gap="6" pb="4">
        {groups.map(({ title, items }) => (
          <Stack key={title} gap="0">
            <Heading as="h2" textStyle="label" color="fg.muted" fontWeight="550">
              {title}
            </Heading>
            {items.map(({ label, to }) => (
              <ChromeLink key={to} to={to} look="list" onClick={onClose}>
                {label}
              </ChromeLink>
            ))}
          </Stack>
        ))}
      </Stack>
      <Flex align="center" justify="space-between" pt="2" borderTopWidth="1px">
        <Text color="fg.muted">Theme</Text>
        <ThemeToggle />
      </Flex>
    </Sheet>
  );
};
