import { newAccount } from '../support/account';
import { balanceOf, call } from '../support/api';
import { askForPreview, confirmDialog, figure, signIn, tokenBalance } from '../support/pages';
import { expect, test } from '../support/test';

test('the network goes down after the debit: nothing is lost, and the retry is free', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch|WebSocket/);
  const account = await newAccount('cut');
  await signIn(page, account, '/search');
  await askForPreview(page, { area: 'Kilimani', typology: '3BR' });
  await expect(confirmDialog(page)).toBeVisible();

  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 10_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const sent = page.waitForRequest(/search_properties/);
  await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
  await sent;
  await expect.poll(() => balanceOf(account.token), 'the token is spent').toBe(2);
  await context.setOffline(true);

  const dialog = confirmDialog(page);
  await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/kilimani.*3BR/);

  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Use 1 token' }).click();
  await expect(page).toHaveURL(/\/search-results\?search=/);
  await expect(figure(page, 'Data points')).toHaveText(/\d/);
  await expect(tokenBalance(page)).toHaveText('2');
  const searches = await call<unknown[]>('/rest/v1/searches?select=id', { token: account.token });
  expect(searches.body).toHaveLength(1);
});

test('an interrupted page finds its unanswered search after a reload', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch|WebSocket/);
  const account = await newAccount('reload');
  await signIn(page, account, '/search');
  await askForPreview(page, { area: 'Lavington', typology: '2BR' });
  await expect(confirmDialog(page)).toBeVisible();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 8_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await confirmDialog(page).getByRole('button', { name: 'Use 1 token' }).click();
  await expect.poll(() => balanceOf(account.token), 'the token is spent').toBe(2);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.reload();

  const finish = page
    .getByRole('main')
    .getByRole('button', { name: /Finish the search|Use 1 token/ });
  const owned = page.getByRole('link', { name: 'Open it free' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(finish.or(owned).or(confirmDialog(page)).first()).toBeVisible();
  const use = confirmDialog(page).getByRole('button', { name: 'Use 1 token' });
  await expect(confirmDialog(page)).toBeVisible();
  await use.click();
  await expect(page).toHaveURL(/\/search-results\?search=/);
  expect(await balanceOf(account.token)).toBe(2);
});
