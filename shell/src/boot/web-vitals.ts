/** One measurement: milliseconds, except CLS, which has no unit. */
export interface Vital {
  name: 'CLS' | 'FID' | 'FCP' | 'LCP' | 'TTFB' | 'INP';
  value: number;
}

type Report = (vital: Vital) => void;

/** web-vitals no longer measures FID: delay between the first input and its handling, in ms. */
const observeFirstInputDelay = (report: Report) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    observer.disconnect();
    report({ name: 'FID', value: first.processingStart - first.startTime });
  });
  observer.observe({ type: 'first-input', buffered: true });
};

/**
 * Reports the page-performance metrics CLS, FID, FCP, LCP, TTFB and INP to the callback; without
 * one nothing is measured or downloaded.
 */
export const reportWebVitals = async (report?: Report): Promise<void> => {
  if (!report) return;
  observeFirstInputDelay(report);
  const vitals = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');
  for (const observe of [vitals.onCLS, vitals.onFCP, vitals.onLCP, vitals.onTTFB, vitals.onINP]) {
    observe(({ name, value }) => report({ name, value }));
  }
};
