import { newAddress, password } from '../support/account';
import { mailedLink } from '../support/outbox';
import {
  askForPreview,
  confirmDialog,
  figure,
  numberIn,
  signOut,
  tokenBalance,
} from '../support/pages';
import { expect, test } from '../support/test';

const STATISTICS = [
  'Median price per m²',
  'Median rent a month',
  'Median gross yield',
  'Median GRM',
  'Mean price',
  'Median price',
  'Lowest price',
  'Highest price',
];

test('a visitor signs up, previews, pays one token, and comes back to the results until the tokens end', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const email = newAddress('main-job');
  const resultsAddress = /\/search-results\?search=[0-9a-f-]{36}/;

  await test.step('register, and be sent to the mail', async () => {
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Wanjiru Kamau');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/verify-mail/);
    await expect(page.getByRole('main')).toContainText(email);
  });

  await test.step('confirm: signed in with three tokens', async () => {
    await page.goto(await mailedLink(email, '/confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Wanjiru');
    await expect(tokenBalance(page)).toHaveText('3');
    expect(page.url(), 'the token has left the address').not.toContain('token_hash');
  });

  const secondTab = await context.newPage();
  await secondTab.goto('/faq');
  await expect(tokenBalance(secondTab)).toHaveText('3');
  await secondTab.evaluate(() => Reflect.set(window, 'notReloaded', true));

  let matches = 0;
  await test.step('filters and the free preview', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('main')).toContainText('1 search = 1 token');
    await askForPreview(page, { area: 'Kilimani', typology: '2BR' });
    await expect(confirmDialog(page)).toBeVisible();
    matches = await numberIn(page.locator('p', { hasText: 'Matching units' }).locator('+ p'));
    expect(matches).toBeGreaterThan(10);
    await expect(page, 'the filters are in the address').toHaveURL(/kilimani.*2BR/);
  });

  await test.step('a change of mind costs nothing', async () => {
    await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmDialog(page)).toBeHidden();
    await expect(tokenBalance(page)).toHaveText('3');
  });

  await test.step('one token buys the results', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(confirmDialog(page)).toContainText('2 left');
    await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
    await expect(page).toHaveURL(resultsAddress);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await numberIn(figure(page, 'Data points'))).toBe(matches);
    for (const label of STATISTICS) await expect(figure(page, label)).toHaveText(/\d/);
    await expect(page.getByRole('table', { name: 'Units of this search' })).toContainText('2BR');
  });

  await test.step('the balance moves in both tabs, without a reload', async () => {
    await expect(tokenBalance(page)).toHaveText('2');
    await expect(tokenBalance(secondTab)).toHaveText('2');
    expect(await secondTab.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  });

  await test.step('a reload keeps the results', async () => {
    const address = page.url();
    await page.reload();
    expect(page.url()).toBe(address);
    await expect(figure(page, 'Data points')).toHaveText(/\d/);
    expect(await numberIn(figure(page, 'Data points'))).toBe(matches);
    await expect(tokenBalance(page)).toHaveText('2');
  });

  await test.step('the same search opens again, free', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await askForPreview(page, { area: 'Kilimani', typology: '2BR' });
    await expect(confirmDialog(page)).toContainText('You already own this search');
    await confirmDialog(page).getByRole('link', { name: 'Open it free' }).click();
    await expect(page).toHaveURL(resultsAddress);
    expect(await numberIn(figure(page, 'Data points'))).toBe(matches);
    await expect(tokenBalance(page)).toHaveText('2');
  });

  for (const [area, left] of [
    ['Westlands', '1'],
    ['Lavington', '0'],
  ] as const) {
    await test.step(`spend down to ${left}`, async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await askForPreview(page, { area, typology: '3BR' });
      await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
      await expect(page).toHaveURL(resultsAddress);
      await expect(tokenBalance(page)).toHaveText(left);
      await expect(tokenBalance(secondTab)).toHaveText(left);
    });
  }

  await test.step('with none left, there is a clear way to more', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Top up' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await askForPreview(page, { area: 'Riverside', typology: '2BR' });
    const dialog = confirmDialog(page);
    await expect(dialog).toContainText('Your wallet is empty');
    await expect(dialog.getByRole('button', { name: 'Use 1 token' })).toBeHidden();
    await dialog.getByRole('link', { name: 'Top up' }).click();
    await expect(page).toHaveURL(/\/purchase-token$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('sign out here signs out the other tab too', async () => {
    await signOut(page);
    await expect(
      secondTab.getByRole('banner').getByRole('link', { name: 'Sign in' }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
