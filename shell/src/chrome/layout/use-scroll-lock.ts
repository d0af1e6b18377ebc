import { useLayoutEffect } from 'react';
import { selectScrollLocked, useLayout } from 'shared-state';
import { lockPageScroll } from 'shared-ui';

/** The page behind an open modal does not scroll. */
export const useScrollLock = () => {
  const locked = useLayout(selectScrollLocked);
  useLayoutEffect(() => (locked ? lockPageScroll() : undefined), [locked]);
};
