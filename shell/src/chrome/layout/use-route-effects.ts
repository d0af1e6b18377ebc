import { useEffect, useLayoutEffect, useRef } from 'react';
import { layoutStore } from 'shared-state';
import { RECALCULATION_DELAY_MS, recalculateLayout } from './recalculate';

/**
 * What every route change brings: the page scrolls to the top, the footer height resets and is
 * measured again, an open custom modal closes, and after a second header position and document
 * height are recalculated. Returns the ref of the footer.
 */
export const useRouteEffects = (pathname: string) => {
  const footer = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  // The browser would restore the old position after "back", and so undo the scroll to the top.
  useLayoutEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event this reacts to.
  useLayoutEffect(() => {
    const { setFooterHeight, closeCustomModal } = layoutStore.getState();
    window.scrollTo(0, 0);
    setFooterHeight(0);
    closeCustomModal();
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event this reacts to.
  useEffect(() => {
    const { setFooterHeight, setHeaderHeight } = layoutStore.getState();
    // A visitor who came by a link inside the site continues at the new page, not in the old menu.
    if (!isFirst.current) document.getElementById('main')?.focus({ preventScroll: true });
    isFirst.current = false;

    const measureFooter = () => setFooterHeight(footer.current?.offsetHeight ?? 0);
    const frame = requestAnimationFrame(measureFooter);
    const observer = new ResizeObserver(measureFooter);
    if (footer.current) observer.observe(footer.current);
    const timer = setTimeout(() => recalculateLayout(setHeaderHeight), RECALCULATION_DELAY_MS);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);

  return footer;
};
