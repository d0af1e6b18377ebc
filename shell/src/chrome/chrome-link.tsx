import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';
import { NavLink } from 'shared-ui/router';
import { usePrefetch } from './prefetch-context';

interface Props {
  to: string;
  children: ReactNode;
  /** `bar`: header navigation; `list`: menus and the footer. */
  look: 'bar' | 'list';
  onClick?: () => void;
}

const LOOKS = {
  bar: {
    px: '3',
    minH: '11',
    fontWeight: '550',
    color: 'fg.muted',
    rounded: 'l2',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _currentPage: {
      color: 'fg',
      borderBottomRadius: '0',
      boxShadow: 'inset 0 -3px 0 {colors.amber.solid}',
    },
  },
  list: {
    minH: '11',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
    _currentPage: { color: 'brand.fg', fontWeight: 'semibold' },
  },
} as const;

/** A link of the chrome: marks the current page and starts loading its target before the click. */
export const ChromeLink = ({ to, children, look, onClick }: Props) => {
  const prefetch = usePrefetch(to);
  return (
    <chakra.span
      display="inline-flex"
      textStyle="sm"
      css={{
        '& > a': {
          display: 'inline-flex',
          alignItems: 'center',
          textDecoration: 'none',
          ...LOOKS[look],
        },
      }}
    >
      <NavLink to={to} end onClick={onClick} {...prefetch}>
        {children}
      </NavLink>
    </chakra.span>
  );
};
