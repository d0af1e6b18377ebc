import type { Page } from '@playwright/test';
import { type CopiedSite, startCopiedSite } from '../site/copied-site';
import { layLine, type SeverableLine } from '../site/severable-line';
import { type Account, newAccount } from '../support/account';
import { balanceOf, call } from '../support/api';
import { apiUrl } from '../support/environment';
import { askForPreview, confirmDialog, figure, signIn, tokenBalance } from '../support/pages';
import { test as base, expect } from '../support/test';

interface Breakable {
  line: SeverableLine;
  site: CopiedSite;
}

const test = base.extend<object, { breakable: Breakable }>({
  breakable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const line = await layLine(apiUrl());
      const site = await startCopiedSite({ api: line.url });
      await use({ line, site });
      await Promise.all([site.close(), line.close()]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ breakable }, use) => use(breakable.site.url),
});

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_|Failed to fetch|WebSocket|[Rr]ealtime|[Cc]hannel/);
});

/** As far as the moment at which the database has the debit and the browser has no answer. */
async function payWithoutAnswer(page: Page, account: Account, line: SeverableLine) {
  await signIn(page, account, '/search');
  await askForPreview(page, { area: 'Kilimani', typology: '3BR' });
  await expect(confirmDialog(page)).toContainText('2 left');
  line.holdAnswersFrom('POST /rest/v1/rpc/search_properties');
  await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
  await expect.poll(() => balanceOf(account.token), 'the token is spent').toBe(2);
}

async function expectOneSearch(page: Page, account: Account) {
  await expect(page).toHaveURL(/\/search-results\?search=/);
  await expect(figure(page, 'Data points')).toHaveText(/\d/);
  await expect(tokenBalance(page)).toHaveText('2');
  const bought = await call<unknown[]>('/rest/v1/searches?select=id', { token: account.token });
  expect(bought.body).toHaveLength(1);
}

test('the line breaks between debit and answer: nothing is lost, the retry is free', async ({
  page,
  breakable: { line },
}) => {
  const account = await newAccount('cut');
  await payWithoutAnswer(page, account, line);
  line.cut();
  await expect(confirmDialog(page).getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await expect(page, 'the filters are still there').toHaveURL(/kilimani.*3BR/);
  line.mend();
  await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
  await expectOneSearch(page, account);
});

test('a short break is bridged without a word', async ({ page, breakable: { line } }) => {
  const account = await newAccount('short-break');
  await payWithoutAnswer(page, account, line);
  line.mend();
  await expectOneSearch(page, account);
});

test('left in the middle: on return the page knows the unanswered search and finishes it', async ({
  page,
  breakable: { line },
}) => {
  const account = await newAccount('reload');
  await payWithoutAnswer(page, account, line);
  // Away from the page while the line comes back: the specified alert must not meet the reload.
  await page.goto('about:blank');
  line.mend();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Your last confirmation has no answer yet');
  await page.getByRole('button', { name: 'Finish the search' }).click();
  await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
  await expectOneSearch(page, account);
});
