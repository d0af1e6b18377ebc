import { screen, within } from '@testing-library/react';
import { networkForTests, openPage, signInAnn } from '../testing/open-page';
import { boughtSearch, ledger, ledgerOf } from '../testing/rows';
import { press, user } from '../testing/typing';
import Billing from './billing';

const network = networkForTests();

async function open(rows: object[]) {
  network.on('GET /rest/v1/token_ledger', () => ({ body: rows }));
  network.on('GET /rest/v1/searches', () => ({ body: [boughtSearch] }));
  await signInAnn();
  openPage(Billing, '/billing');
}

const table = () => screen.findByRole('table', { name: 'Token ledger' });
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('td, th')].map((cell) => cell.textContent);

/** The cells of every row but the head and the spacers, without the date. */
const body = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => cells(row).slice(1))
    .filter((row) => row.length > 0);

test('every movement with its running balance, newest first', async () => {
  await open(ledger);
  await screen.findByRole('link', { name: 'Property search: Kilimani · 2BR' });
  expect(await body()).toEqual([
    ['Search', 'Plan', 'Property search: Kilimani · 2BR', '−1', '17'],
    ['Plan tokens', 'Plan', 'Plan tokens', '+15', '18'],
    ['Free tokens', 'Pay as you go', 'Free tokens for a confirmed address', '+3', '3'],
  ]);
});

test('a debit leads to what it bought', async () => {
  await open(ledger);
  expect(await screen.findByRole('link', { name: /^Property search/ })).toHaveAttribute(
    'href',
    `/search-results?search=${boughtSearch.id}`,
  );
});

test('one kind alone keeps the balances it had among all', async () => {
  await open(ledger);
  await table();
  const kind = screen.getByLabelText('Kind');
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All kinds', 'Search', 'Plan tokens', 'Free tokens']);
  await user.selectOptions(kind, 'Plan tokens');
  expect(await body()).toEqual([['Plan tokens', 'Plan', 'Plan tokens', '+15', '18']]);
});

test('the CSV holds what is shown, and no formula', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await open(ledgerOf([{ delta: 10, kind: 'purchase', reason: '=HYPERLINK("http://x.test")' }]));
  await table();
  await press('Download CSV');
  expect(click).toHaveBeenCalledTimes(1);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] as Blob);
  });
  expect(text).toContain(`,Purchase,Pay as you go,10,10,"'=HYPERLINK(""http://x.test"")",`);
});

test('an empty ledger says what will be here', async () => {
  await open([]);
  expect(await screen.findByText('No movements yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('a ledger that could not be read can be tried again', async () => {
  network.on('GET /rest/v1/token_ledger', () => ({ status: 500, body: { message: 'down' } }));
  await signInAnn();
  openPage(Billing, '/billing');
  expect(await screen.findByText('We could not load your ledger')).toBeVisible();
  network.on('GET /rest/v1/token_ledger', () => ({ body: ledger }));
  network.on('GET /rest/v1/searches', () => ({ body: [boughtSearch] }));
  await press('Try again');
  await table();
});
