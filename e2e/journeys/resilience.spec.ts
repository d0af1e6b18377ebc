import { type CopiedSite, startCopiedSite } from '../site/copied-site';
import { newAccount } from '../support/account';
import { search } from '../support/api';
import { figure, signIn, tokenBalance } from '../support/pages';
import { test as base, expect } from '../support/test';

const test = base.extend<object, { site: CopiedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const site = await startCopiedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test('without the files of one remote only its region fails, and it heals in place', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/mfe[-_]research|status of 404|preload/);
  const account = await newAccount('resilience');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/user-dashboard$/);
  await page.evaluate(() => Reflect.set(window, 'notReloaded', true));
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  site.remove('mfe-research');

  await test.step('its region says so', async () => {
    await header.getByRole('link', { name: 'Search' }).click();
    const notice = main.getByRole('alert');
    await expect(notice).toContainText('could not be loaded');
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  await test.step('trying again too early fails again', async () => {
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('alert')).toContainText('could not be loaded');
  });

  await test.step('a wallet change shows in the header and in the page of another remote', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.locator('main h1')).toHaveText('Questions and answers');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/user-dashboard$/);
    await expect(figure(page, 'Pay as you go')).toHaveText('3');
    const paid = await search(account.token, { areas: ['kilimani'], typologies: ['2BR'] });
    expect(paid.status).toBe(200);
    await expect(tokenBalance(page)).toHaveText('2');
    await expect(figure(page, 'Pay as you go')).toHaveText('2');
  });

  await test.step('files back: Try again loads the page in place', async () => {
    await header.getByRole('link', { name: 'Search' }).click();
    await expect(main.getByRole('alert')).toContainText('could not be loaded');
    site.restore('mfe-research');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main).toContainText('1 search = 1 token');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(tokenBalance(page)).toHaveText('2');
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  });
});

test('a deep link into a missing remote keeps the rest of the site usable', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/mfe[-_]legal|status of 404|preload/);
  site.remove('mfe-legal');
  await page.goto('/faq');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  site.restore('mfe-legal');
});

test('a remote that is slow says so and still arrives', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 4_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('main h1')).toHaveText('Disclaimer');
  await expect(page.getByText('Information, not advice').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
