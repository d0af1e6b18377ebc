let locks = 0;

/**
 * Stops the page behind a modal from scrolling, without moving it: the scroll position stays,
 * and the body keeps free the width the scroll bar had. Locks are counted, so that nested modals
 * work. Returns the release; releasing twice is harmless.
 */
export function lockPageScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    const scrollBar = Math.max(0, window.innerWidth - root.clientWidth);
    root.style.setProperty('--scroll-lock-gap', `${scrollBar}px`);
    root.dataset.scrollLocked = '';
  }
  locks += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks > 0) return;
    delete root.dataset.scrollLocked;
    root.style.removeProperty('--scroll-lock-gap');
  };
}
