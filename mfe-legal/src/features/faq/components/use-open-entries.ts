import { useEffect, useState } from 'react';
import { useLocation } from 'shared-ui/router';

/** Which answers are open; the one the address names (`/faq#refund`) opens by itself. */
export function useOpenEntries() {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState<string[]>(() => (hash ? [hash.slice(1)] : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    const named = hash.slice(1);
    if (named) setOpen((before) => (before.includes(named) ? before : [...before, named]));
  }, [hash, key]);
  return [open, setOpen] as const;
}
