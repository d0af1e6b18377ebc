export {
  AnimatePresence,
  domAnimation,
  LazyMotion,
  m,
  motion,
  useReducedMotion,
} from 'framer-motion';
