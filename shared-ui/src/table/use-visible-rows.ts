import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

const ROW_HEIGHT = 48;
const OVERSCAN = 8;
/** Up to here every row is in the page: found by the browser's search, printed in full. */
const ALL_ROWS_LIMIT = 60;
/** Height in px of a box without layout (hidden, or a test's document). */
const NO_LAYOUT_HEIGHT = 640;

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  getKey: (index: number) => string;
  onEndReached?: (() => void) | undefined;
}

/** Which rows are in the page, and the space in px that stands for the ones above and below. */
export function useVisibleRows({ scroller, count, getKey, onEndReached }: Options) {
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: getKey,
    overscan: count <= ALL_ROWS_LIMIT ? count : OVERSCAN,
    measureElement: (row) => row.getBoundingClientRect().height || ROW_HEIGHT,
    initialRect: { width: 0, height: NO_LAYOUT_HEIGHT },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) =>
        report(rect.height > 0 ? rect : { ...rect, height: NO_LAYOUT_HEIGHT }),
      ),
  });
  const items = virtualizer.getVirtualItems();
  const lastVisible = virtualizer.range?.endIndex ?? 0;

  const announced = useRef(0);
  useEffect(() => {
    if (count === 0 || lastVisible < count - OVERSCAN || announced.current === count) return;
    announced.current = count;
    onEndReached?.();
  }, [lastVisible, count, onEndReached]);

  return {
    items,
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
