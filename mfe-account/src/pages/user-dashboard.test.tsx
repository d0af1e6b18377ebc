import { act, screen, waitFor, within } from '@testing-library/react';
import { networkForTests, openPage, signInAnn } from '../testing/open-page';
import { boughtSearch, closedReport, ledger } from '../testing/rows';
import { noPlan, wallet } from '../testing/sessions';
import { press } from '../testing/typing';
import UserDashboard from './user-dashboard';

const network = networkForTests();
const searches = 'GET /rest/v1/searches';
const movements = 'GET /rest/v1/token_ledger';
const section = (name: string) => screen.findByRole('region', { name });
const figure = (label: string) => {
  const group = screen.getByText(label).closest('[role=group]');
  if (!(group instanceof HTMLElement)) throw new Error(`No figure named ${label}`);
  return within(group);
};

function answer(searchRows: object[], ledgerRows: object[]) {
  network.on(searches, () => ({ body: searchRows }));
  network.on(movements, () => ({ body: ledgerRows }));
}

async function open() {
  await signInAnn();
  openPage(UserDashboard, '/user-dashboard');
  await screen.findByText('40');
}

test('shows both balances, the plan and its renewal', async () => {
  answer([], []);
  await open();
  expect(figure('Pay as you go').getByText('25')).toBeVisible();
  expect(figure('Plan tokens').getByText('15')).toBeVisible();
  expect(screen.getByText(/Renews on 21 December 2026/)).toBeVisible();
  await screen.findByText('No searches yet');
});

test('a change of the balance arrives without a reload', async () => {
  answer([], []);
  await open();
  await waitFor(() => expect(network.realtime.isWatched('tokens')).toBe(true));
  act(() => network.realtime.push('tokens', { ...wallet.tokens, token_count: 35 }));
  expect(await screen.findByText('50')).toBeVisible();
  expect(figure('Pay as you go').getByText('35')).toBeVisible();
});

test('an open search leads back to its results, a closed one only says so', async () => {
  answer([boughtSearch, closedReport], []);
  await open();
  const recent = await section('Recent searches');
  expect(await within(recent).findByRole('link')).toHaveAttribute(
    'href',
    `/search-results?search=${boughtSearch.id}`,
  );
  expect(within(recent).getByRole('link')).toHaveTextContent('Kilimani · 2BR');
  expect(within(recent).getByText(/Open again free until/)).toBeVisible();
  expect(within(recent).getByText('Riverside')).toBeVisible();
  expect(within(recent).getByText(/^Closed/)).toBeVisible();
});

test('usage and activity come from the ledger', async () => {
  answer([], ledger);
  await open();
  expect(await screen.findByText('Tokens spent')).toBeVisible();
  expect(figure('Tokens spent').getByText('1')).toBeVisible();
  expect(figure('Searches paid').getByText('1')).toBeVisible();
  const rows = within(await section('Activity')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('−1'),
    expect.stringContaining('+15'),
    expect.stringContaining('+3'),
  ]);
});

test('with nothing yet, each part names the next step', async () => {
  answer([], []);
  network.on('GET /rest/v1/tokens', () => ({ body: { token_count: 0 } }));
  network.on('GET /rest/v1/subscriptions', () => ({ body: noPlan }));
  await signInAnn();
  openPage(UserDashboard, '/user-dashboard');
  expect(await screen.findByRole('link', { name: 'Start a search' })).toHaveAttribute(
    'href',
    '/search',
  );
  expect(await screen.findByRole('link', { name: 'See what tokens cost' })).toHaveAttribute(
    'href',
    '/purchase-token',
  );
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
    'href',
    '/manage-plan',
  );
});

test('what could not be read can be tried again, the rest stays', async () => {
  answer([], ledger);
  network.on(searches, () => ({ status: 500, body: { message: 'down' } }));
  await open();
  expect(await screen.findByText('We could not load your searches')).toBeVisible();
  expect(await screen.findByText('Tokens spent')).toBeVisible();
  answer([boughtSearch], ledger);
  await press('Try again');
  expect(await screen.findByText('Kilimani · 2BR')).toBeVisible();
});

test('without a session there is the way to sign in, and back', async () => {
  openPage(UserDashboard, '/user-dashboard');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fuser-dashboard',
  );
});
