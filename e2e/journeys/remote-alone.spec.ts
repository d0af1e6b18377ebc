import { readFileSync } from 'node:fs';
import { buildHarness } from '../site/build-harness';
import { type CopiedSite, type Remote, remotes, startCopiedSite } from '../site/copied-site';
import { newAccount } from '../support/account';
import { figure, fillSignIn } from '../support/pages';
import { publicRoutes } from '../support/routes';
import { test as base, expect } from '../support/test';

interface Alone {
  /** Serves the harness with this remote only, until the test ends. */
  serve: (remote: Remote) => Promise<string>;
}

const test = base.extend<Alone, { harness: string }>({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const harness = buildHarness();
      await use(harness.folder);
      harness.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  serve: async ({ harness }, use) => {
    const sites: CopiedSite[] = [];
    await use(async (remote) => {
      const site = await startCopiedSite({ host: harness, only: [remote] });
      sites.push(site);
      return site.url;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
});

/** The visitor's pages of a remote, from its own definition. */
function publicPagesOf(remote: string): string[] {
  const file = new URL(`../../${remote}/remote.json`, import.meta.url);
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, string> };
  return publicRoutes.filter((path) => path in pages);
}

for (const remote of remotes) {
  test(`${remote} runs alone: without the shell and without another remote`, async ({
    page,
    serve,
  }) => {
    const url = await serve(remote);
    for (const path of publicPagesOf(remote)) {
      await page.goto(`${url}${path}`);
      await expect(page.locator('main h1'), path).toHaveText(/\S/);
      await expect(page.locator('h1'), path).toHaveCount(1);
      await expect(page.locator('header, footer'), 'nothing of the shell').toHaveCount(0);
    }
  });
}

test('mfe-account alone signs in and shows the live wallet', async ({ page, serve }) => {
  const account = await newAccount('alone');
  await page.goto(`${await serve('mfe-account')}/login`);
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/user-dashboard$/);
  await expect(figure(page, 'Pay as you go')).toHaveText('3');
});
