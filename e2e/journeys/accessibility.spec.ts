import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { tokenBalance } from '../support/pages';
import { publicRoutes } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const settled = async (page: Page) => {
  await expect(page.locator('main h1')).toHaveText(/\S/);
  await page.waitForLoadState('networkidle');
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test(`public pages on a phone, ${colorScheme}: no violations, nothing wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      for (const path of publicRoutes) {
        await page.goto(path);
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
        );
        expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${path} scrolls sideways`).toBe(0);
      }
    });
  });
}

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
