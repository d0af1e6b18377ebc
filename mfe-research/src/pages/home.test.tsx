import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, serverForTests } from '../testing/open-page';
import { COUNTERS, MONTHS, PRICE_LIST } from '../testing/public-figures';
import HomePage from './home';

jest.setTimeout(30_000);
const server = serverForTests();
const COUNT = 'POST /rpc/public_area_counters';

beforeEach(() => {
  server.on(COUNT, () => ({ body: COUNTERS }));
  server.on('GET /area_stats_monthly', () => ({ body: MONTHS }));
  server.on('GET /token_packs', () => ({ body: PRICE_LIST.packs }));
  server.on('GET /plans', () => ({ body: PRICE_LIST.plans }));
});

test('one heading, live totals, the age of the data and its label', async () => {
  openPage(HomePage, '/');
  expect(await screen.findByText('Data up to 31 Oct 2026')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('5,516')).toBeVisible();
  expect(await screen.findByText('KES 69B')).toBeVisible();
  expect(await screen.findByText('Sample data')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute(
    'href',
    '/search',
  );
});

test('every area with its three-month move and its course', async () => {
  openPage(HomePage, '/');
  const card = (await screen.findByRole('link', { name: 'Kilimani' })).closest('li');
  if (!card) throw new Error('The area has no card');
  expect(within(card).getByText('+10.0% in 3 months')).toBeVisible();
  expect(within(card).getByText('KES 88,000')).toBeVisible();
  expect(within(card).getByRole('img', { name: /Kilimani: from 100 to 110/ })).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/area-data?areas=kilimani');
});

test('what a search costs is computed from the price list', async () => {
  openPage(HomePage, '/');
  const pack = (await screen.findByText('Pack of 10')).closest('li');
  if (!pack) throw new Error('The pack has no card');
  expect(within(pack).getByText('KES 150')).toBeVisible();
  expect(within(pack).getByText('Save 6%')).toBeVisible();
});

test('a part that fails says so and recovers, the rest stays', async () => {
  server.on(COUNT, () => ({ status: 500, body: { message: 'down', code: 'XX000' } }));
  openPage(HomePage, '/');
  expect(await screen.findByText('The counters could not be read')).toBeVisible();
  expect(await screen.findByText('Pack of 10')).toBeVisible();
  server.on(COUNT, () => ({ body: COUNTERS }));
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  if (retry) await userEvent.click(retry);
  expect(await screen.findByText('5,516')).toBeVisible();
});
