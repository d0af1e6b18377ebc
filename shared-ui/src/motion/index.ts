import type { FeatureBundle } from 'framer-motion';

export { AnimatePresence, LazyMotion, m, useReducedMotion } from 'framer-motion';

/**
 * The code that animates, in a chunk of its own: the first page shows without it. For
 * `LazyMotion`'s `features`; until it is there, `m` elements change at once.
 */
export const loadAnimations = (): Promise<FeatureBundle> =>
  import(/* webpackChunkName: "animations" */ './animations').then(
    ({ domAnimation }) => domAnimation,
  );
