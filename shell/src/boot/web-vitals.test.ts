import { loadAnalytics } from './analytics';
import { reportWebVitals, type Vital } from './web-vitals';

// jsdom measures no paint: what is tested here is that each metric reaches the callback.
jest.mock('web-vitals', () => {
  const metric = (name: string, value: number) => (report: (entry: object) => void) =>
    report({ name, value, rating: 'good', id: 'v1' });
  return {
    onCLS: metric('CLS', 0.02),
    onFCP: metric('FCP', 900),
    onLCP: metric('LCP', 1400),
    onTTFB: metric('TTFB', 80),
    onINP: metric('INP', 120),
  };
});

test('without a callback nothing is observed', async () => {
  const observe = jest.fn();
  globalThis.PerformanceObserver = class {
    static readonly supportedEntryTypes = ['first-input'];
    observe = observe;
    disconnect() {}
    takeRecords = () => [];
  } as never;
  await reportWebVitals();
  expect(observe).not.toHaveBeenCalled();
});

test('all six metrics reach the callback; FID is processing start minus start', async () => {
  let deliver: (list: { getEntries: () => object[] }) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    static readonly supportedEntryTypes = ['first-input'];
    constructor(callback: typeof deliver) {
      deliver = callback;
    }
    observe() {}
    disconnect() {}
    takeRecords = () => [];
  } as never;
  const vitals: Vital[] = [];
  await reportWebVitals((vital) => vitals.push(vital));
  deliver({ getEntries: () => [{ startTime: 100, processingStart: 116 }] });
  expect(vitals).toEqual([
    { name: 'CLS', value: 0.02 },
    { name: 'FCP', value: 900 },
    { name: 'LCP', value: 1400 },
    { name: 'TTFB', value: 80 },
    { name: 'INP', value: 120 },
    { name: 'FID', value: 16 },
  ]);
});

test('the analytics script is loaded from this site, or not at all', () => {
  loadAnalytics(undefined);
  expect(document.querySelector('script')).toBeNull();
  loadAnalytics('analytics.js');
  expect(document.querySelector('script')?.src).toBe('http://localhost/analytics.js');
});
