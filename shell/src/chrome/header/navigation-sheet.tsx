import { Heading, Stack } from 'shared-ui';
import { Sheet } from 'shared-ui/dialog';
import { ChromeLink } from '../chrome-link';
import {
  companyNavigation,
  insightNavigation,
  mainNavigation,
  type NavigationItem,
} from './navigation-items';

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
const NavigationSheet = ({ open, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="Menu">
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
  </Sheet>
);

export default NavigationSheet;
