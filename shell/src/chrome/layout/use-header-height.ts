import { useEffect, useRef } from 'react';
import { layoutStore, useLayout } from 'shared-state';

/** Keeps the layout store and `--header-height` in step with the real header. */
export const useHeaderHeight = () => {
  const header = useRef<HTMLElement>(null);
  const height = useLayout((state) => state.headerHeight);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => layoutStore.getState().setHeaderHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    document.documentElement.style.setProperty('--header-height', `${height}px`);
  }, [height]);

  return header;
};
