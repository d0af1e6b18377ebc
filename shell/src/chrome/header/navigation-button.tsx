import { useEffect, useState } from 'react';
import { Box, IconButton } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { useLazyPart } from '../use-lazy-part';

const loadSheet = () =>
  import(/* webpackChunkName: "navigation-sheet" */ './navigation-sheet').then(
    (part) => part.NavigationSheet,
  );

/** Opens the navigation where the header has no room for it. */
export const NavigationButton = () => {
  const [open, setOpen] = useState(false);
  const { Part: NavigationSheet, warm, show } = useLazyPart(loadSheet);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is what a new path asks for.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <Box display={{ base: 'block', lg: 'none' }}>
      <IconButton
        variant="ghost"
        colorPalette="neutral"
        aria-label="Open the menu"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          show();
          setOpen(true);
        }}
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path strokeLinecap="round" d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </IconButton>
      {NavigationSheet ? <NavigationSheet open={open} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
};
