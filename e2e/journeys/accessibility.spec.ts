import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { tokenBalance } from '../support/pages';
import { publicRoutes } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const settled = async (page: Page) => {
  await expect(page.locator('main h1')).toHaveText(/\S/);
  await page.waitForLoadState('networkidle');
};

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
  );
}

test('every public page on a phone: no violation in light or dark, nothing wider than the screen', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of publicRoutes) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await settled(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
      expect.soft(await violationsOf(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `pixels by which ${path} is wider than the screen`).toBe(0);
  }
});

test('sign in with the keyboard alone', async ({ page }) => {
  const { email, password } = await newAccount('keyboard');
  await page.goto('/');
  await settled(page);
  const reach = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent ??
          '',
      );
      if (label.trim() === name) return focused;
    }
    throw new Error(`The Tab key does not reach "${name}"`);
  };

  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to the content');
  await reach('Sign in');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await reach('Email');
  await page.keyboard.type(email);
  await reach('Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-dashboard$/);
  await expect(tokenBalance(page)).toHaveText('3');
});

test('the menu of a phone: opens, holds focus, closes with Escape, leads on', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const open = page.getByRole('button', { name: 'Open the menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('link', { name: 'Economics' }).click();
  await expect(page).toHaveURL(/\/economics$/);
  await expect(menu).toBeHidden();
});
