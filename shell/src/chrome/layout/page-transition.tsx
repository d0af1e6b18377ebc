import { type ReactNode, Suspense } from 'react';
import { AnimatePresence, LazyMotion, loadAnimations, m, useReducedMotion } from 'shared-ui/motion';
import { RegionLoading } from '../region';

const EXIT = { opacity: 0, transition: { duration: 0.12 } };
const ENTER = { opacity: 1, y: 0, transition: { duration: 0.18 } };

interface Props {
  /** Changes when another page is shown. */
  routeKey: string;
  children: ReactNode;
}

/** The old page leaves before the new one enters. */
export const PageTransition = ({ routeKey, children }: Props) => {
  const still = useReducedMotion();
  return (
    <LazyMotion features={loadAnimations} strict>
      <AnimatePresence mode="wait" initial={false}>
        <m.div
          key={routeKey}
          initial={still ? false : { opacity: 0, y: 6 }}
          animate={ENTER}
          exit={still ? { opacity: 1, transition: { duration: 0 } } : EXIT}
        >
          <Suspense fallback={<RegionLoading />}>{children}</Suspense>
        </m.div>
      </AnimatePresence>
    </LazyMotion>
  );
};
