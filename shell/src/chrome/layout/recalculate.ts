/** Specification, section 9: header position and document height are recalculated this long after a route change. */
export const RECALCULATION_DELAY_MS = 1_000;

/** Measures anew where the header is and how high the document has become. */
export const recalculateLayout = (setHeaderHeight: (height: number) => void) => {
  const root = document.documentElement;
  const header = document.querySelector('header');
  if (header) {
    const { top, height } = header.getBoundingClientRect();
    setHeaderHeight(Math.round(height));
    root.style.setProperty('--header-position', `${Math.round(top)}px`);
  }
  root.style.setProperty('--document-height', `${root.scrollHeight}px`);
};
