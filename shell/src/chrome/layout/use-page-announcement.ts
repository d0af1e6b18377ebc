import { useEffect, useRef, useState } from 'react';

/** By then the new page has set its title and taken the focus. */
const ANNOUNCEMENT_DELAY_MS = 150;

/** The title of the page that was just gone to, for a live region; empty until the first change. */
export const usePageAnnouncement = (pathname: string): string => {
  const [title, setTitle] = useState('');
  const current = useRef(pathname);
  useEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    const timer = setTimeout(() => setTitle(document.title), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return title;
};
