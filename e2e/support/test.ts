import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { siteUrl } from './environment';

interface Fixtures {
  /** What the browser complained about; anything unexpected fails the journey. */
  problems: ConsoleWatch;
  /** A further visitor with storage of its own, watched like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  baseURL: async ({}, use) => use(siteUrl()),
  problems: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch();
      watch.watch(context);
      await use(watch);
      expect(watch.unexpected(), 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, problems, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      problems.watch(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
