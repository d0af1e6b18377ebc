export { Chrome } from './chrome';
export { PageTransition } from './layout/page-transition';
export { NotFound } from './not-found';
export { RegionError, RegionLoading } from './region';
