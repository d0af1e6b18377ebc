import { useEffect } from 'react';
import { useLocation } from 'shared-ui/router';

/**
 * Brings the element the address names (`#refunds`) into view and moves focus to it: the browser
 * does this only for elements that exist when the document loads, and pages arrive later.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    if (!hash) return;
    // After the frame in which the shell scrolls a new page to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodeHash(hash));
      if (!target) return;
      target.scrollIntoView();
      if (!target.matches('a, button, input')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
