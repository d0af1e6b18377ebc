/**
 * Calls back whenever the page receives another resource: the sign that loading is slow rather
 * than stuck.
 */
export const observeProgress = (onProgress: () => void): (() => void) => {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observer = new PerformanceObserver(onProgress);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
};
