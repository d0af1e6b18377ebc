import { newAccount, newAddress } from '../support/account';
import { mailedLink } from '../support/outbox';
import { fillSignIn, signIn, signOut, tokenBalance } from '../support/pages';
import { expect, test } from '../support/test';

test('wrong credentials: one form error, fields kept', async ({ page, problems }) => {
  const { email } = await newAccount('wrong-password');
  problems.expect(/status of 400/);
  await page.goto('/login');
  await fillSignIn(page, email, 'not-the-Password-1');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(1);
  await expect(main.getByRole('alert')).toContainText('do not match an account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-Password-1');
});

test('the specified message when e-mail or password is missing', async ({ page }) => {
  await page.goto('/login');
  for (const [email, password] of [
    ['', ''],
    ['', 'some-Password-1'],
    ['someone@savanna.test', ''],
  ] as const) {
    await fillSignIn(page, email, password);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'You must provide either an email or phone number and a password',
    );
  }
});

test('sign in, sign out: storage wiped, theme kept', async ({ page, context }) => {
  const account = await newAccount('sign-out');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/user-dashboard$/);
  await expect(tokenBalance(page)).toHaveText('3');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  await signOut(page);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await expect(tokenBalance(page)).toHaveCount(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'savanna.theme')?.value).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('a signed-out session cannot be used again', async ({ page }) => {
  await signIn(page, await newAccount('old-session'));
  await signOut(page);
  await page.goto('/user-dashboard');
  await expect(page).toHaveURL(/\/login\?next=%2Fuser-dashboard$/);
});

test('forgotten password: mail, new password, and the old one no longer works', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  const account = await newAccount('reset');
  await page.goto('/reset');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('main')).toContainText('a reset link is on its way');

  const link = await mailedLink(account.email, '/update-password');
  await page.goto(link);
  const replacement = 'Baobab-tree-2087';
  await page.getByLabel('New password', { exact: true }).fill(replacement);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page).toHaveURL(/\/user-dashboard$/);
  await expect(tokenBalance(page)).toHaveText('3');
  await signOut(page);

  await page.goto('/login');
  await fillSignIn(page, account.email, account.password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('do not match an account');
  await fillSignIn(page, account.email, replacement);
  await expect(page).toHaveURL(/\/user-dashboard$/);
});

test('a used reset link leads to a new one', async ({ page, newVisitor, problems }) => {
  problems.expect(/status of 4\d\d/);
  const account = await newAccount('used-reset');
  await page.goto('/reset');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const link = await mailedLink(account.email, '/update-password');
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();

  const second = await (await newVisitor()).newPage();
  await second.goto(link);
  await expect(second.getByRole('main').locator('a[href="/reset"]')).toBeVisible();
  await expect(second.getByLabel('New password', { exact: true })).toHaveCount(0);
});

test('reset says the same for an address without an account', async ({ page }) => {
  await page.goto('/reset');
  await page.getByLabel('Email', { exact: true }).fill(newAddress('nobody'));
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('main')).toContainText('a reset link is on its way');
});
