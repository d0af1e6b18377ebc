import { createContext, use } from 'react';

type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Handlers for a link: its page starts loading when the visitor points at it, focuses or presses it. */
export const usePrefetch = (path: string) => {
  const prefetch = use(PrefetchContext);
  const start = () => prefetch(path);
  return { onPointerEnter: start, onPointerDown: start, onFocus: start };
};
