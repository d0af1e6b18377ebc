let locks = 0;

/**
 * Stops the page behind a modal from scrolling, without moving it: the scroll position stays and
 * the gutter of the scroll bar is kept by the style sheet. Locks are counted, so that nested
 * modals work. Returns the release; releasing twice is harmless.
 */
export function lockPageScroll(): () => void {
  locks += 1;
  document.documentElement.dataset.scrollLocked = '';
  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks === 0) delete document.documentElement.dataset.scrollLocked;
  };
}
