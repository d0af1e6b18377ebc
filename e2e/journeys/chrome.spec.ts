import type { Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { askForPreview, confirmDialog, signIn } from '../support/pages';
import { expect, test } from '../support/test';

const scrollY = () => window.scrollY;

/** The scroll position once the page's own smooth scrolling has come to rest. */
async function restingScroll(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.evaluate(scrollY);
        return last === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return last;
}

test('the page behind an open dialog does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, await newAccount('scroll-lock'), '/search');
  await askForPreview(page, { area: 'Kilimani', typology: '2BR' });
  await expect(confirmDialog(page)).toBeVisible();
  const before = await restingScroll(page);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('End');
  expect(await restingScroll(page)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(confirmDialog(page)).toBeHidden();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(before);
});

test('a route change scrolls to the top and measures the layout anew', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.locator('main h1')).toHaveText('Privacy policy');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(1000);
  const property = (name: string) =>
    page.evaluate(
      (key) => Number.parseFloat(document.documentElement.style.getPropertyValue(key)),
      name,
    );
  await expect.poll(() => property('--document-height')).toBeGreaterThan(3000);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('main h1')).toHaveText('Questions and answers');
  expect(await page.evaluate(scrollY)).toBe(0);
  expect(await page.locator('main h1').count()).toBe(1);
  await expect
    .poll(async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      return height - (await property('--document-height'));
    })
    .toBe(0);
  const header = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(await property('--header-height')).toBe(Math.round(header));
});

test('the old page leaves before the new one enters', async ({ page }) => {
  await page.goto('/terms-conditions');
  await expect(page.locator('main h1')).toHaveText('Terms and conditions');
  await page.evaluate(() => {
    const most = { count: 0 };
    Reflect.set(window, 'mostHeadings', most);
    const look = () => {
      most.count = Math.max(most.count, document.querySelectorAll('main h1').length);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page.locator('main h1')).toHaveText('Disclaimer');
  expect(await page.evaluate(() => Reflect.get(window, 'mostHeadings').count)).toBe(1);
});

test('a link into a page goes to its place', async ({ page }) => {
  await page.goto('/faq#refund');
  const question = page.getByRole('button', { name: 'Can I get money back?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
  await page.getByRole('link', { name: 'terms', exact: true }).click();
  await expect(page).toHaveURL(/\/terms-conditions#refunds$/);
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
  await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(500);
});

test('the content security policy is strict', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-/);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toMatch(/object-src 'none'/);
});
