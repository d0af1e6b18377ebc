import { defineConfig } from '@playwright/test';

/**
 * Journeys through the real site, as `npm start` makes it from a fresh clone: no mock of any part.
 * Against a site that already runs: E2E_SITE=http://localhost:3000 E2E_API=http://localhost:54321.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './site/global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every journey for the rare failure costs a third of the time: E2E_TRACE=1 turns it on.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
