import { expect, type Locator, type Page } from '@playwright/test';

/** The number in the header. */
export const tokenBalance = (page: Page): Locator => page.getByLabel('Token balance');

/** Signs in through the form; the caller waits for where it leads. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  next?: string,
): Promise<void> {
  await page.goto(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  await fillSignIn(page, email, password);
  await page.waitForURL((address) => address.pathname !== '/login');
  await expect(tokenBalance(page)).toHaveText(/^\d+$/);
}

/** The account menu: the header's button that opens a menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** A figure by its small label: the big text under it. */
export const figure = (page: Page, label: string): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('> p')
    .nth(1);

/** The digits of a shown amount: "KES 8,500,000" → 8500000. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = (await locator.textContent()) ?? '';
  return Number(text.replace(/[^\d.−-]/g, '').replace('−', '-'));
}

/** Chooses filters on the search page and asks for the free preview. */
export async function askForPreview(
  page: Page,
  filters: { area: string; typology: string },
): Promise<void> {
  await page.getByRole('checkbox', { name: filters.area, exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: filters.typology, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

export const confirmDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Confirm search' });
