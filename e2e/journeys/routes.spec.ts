import type { Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { fillSignIn, signIn } from '../support/pages';
import { publicRoutes, sessionRoutes } from '../support/routes';
import { expect, test } from '../support/test';

async function expectWholePage(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.locator('main h1'), path).toHaveText(/\S/);
  for (const landmark of ['header', 'main', 'footer', 'h1']) {
    await expect(page.locator(landmark), `${landmark} of ${path}`).toHaveCount(1);
  }
  await expect(page.getByRole('main').getByText('could not be loaded')).toHaveCount(0);
  const title = await page.title();
  expect(title, path).toMatch(/\S.*Savanna/);
  return title;
}

test('the specification has 27 routes', () => {
  expect(new Set([...publicRoutes, ...sessionRoutes]).size).toBe(27);
});

test('every public page: 200, landmarks, one heading, a title of its own', async ({ page }) => {
  test.setTimeout(120_000);
  const titles: string[] = [];
  for (const path of publicRoutes) {
    titles.push(await expectWholePage(page, path));
    expect(new URL(page.url()).pathname, 'no redirect').toBe(path);
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('every page that needs a session, once there is one', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, await newAccount('routes'));
  const titles: string[] = [];
  for (const path of sessionRoutes) {
    titles.push(await expectWholePage(page, path));
    expect(new URL(page.url()).pathname, 'no redirect').toBe(path);
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('pages that need a session send a visitor to sign in', async ({ page }) => {
  for (const path of sessionRoutes) {
    await page.goto(path);
    await expect(page).toHaveURL((address) => {
      const next = address.searchParams.get('next');
      return address.pathname === '/login' && next === path;
    });
  }
});

test('after signing in a visitor is where they wanted to go, query included', async ({ page }) => {
  const account = await newAccount('next');
  await page.goto('/billing?kind=refund');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/billing\?kind=refund$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/user-dashboard$/);
});

test('next never leads to another site', async ({ page, baseURL }) => {
  const account = await newAccount('next-outside');
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/x')}`);
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL(`${baseURL}/user-dashboard`);
});

test('an unknown path: 404 with a helpful page inside the shell', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main h1')).toHaveText('There is no such page');
  await expect(page.locator('header, footer')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('missing assets: 404 without HTML', async ({ request }) => {
  for (const path of ['/missing.js', '/remotes/mfe-legal/9.9.9/remoteEntry.js', '/a/b.png']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toMatch(/<html|<!doctype/i);
  }
});

test('configuration, registry and health as the contract names them', async ({ request }) => {
  const config = await (await request.get('/config.json')).json();
  expect(config).toMatchObject({
    supabaseUrl: process.env.E2E_API,
    supabaseKey: expect.stringMatching(/^sb_publishable_/),
  });
  const registry = await (await request.get('/remotes.json')).json();
  for (const name of ['mfe_research', 'mfe_account', 'mfe_legal']) {
    const { entry, version } = registry.remotes[name];
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect((await request.get(entry)).status()).toBe(200);
  }
  const health = await request.get('/healthz');
  expect(health.status()).toBe(200);
  expect(await health.json()).toMatchObject({ ok: true, parts: expect.any(Object) });
});
