import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENED, SEARCH_ID } from '../testing/bought-search';
import { addressNow, landedOn, openPage, serverForTests, signInAnn } from '../testing/open-page';
import { refusal, unreachable } from '../testing/research-server';
import { previewOf } from '../testing/standard-answers';
import SearchPage from './search';

jest.setTimeout(30_000);
const server = serverForTests();
const PREVIEW = 'POST /rpc/preview_search';
const BUY = 'POST /rpc/search_properties';
const bought = { ...OPENED, charged: 1 };

const pressSearch = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Search' }));
const dialog = () => screen.findByRole('dialog', { name: 'Confirm search' });
const requestIds = () => server.sent(BUY).map(({ body }) => body.request_id as string);

test('says what a search costs, and a visitor previews without a session and is sent to sign in and back', async () => {
  openPage(SearchPage, '/search');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kilimani' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '2BR' }));
  await userEvent.type(screen.getByLabelText('Maximum price (KES)'), '16M');
  expect(screen.getByText('1 search = 1 token')).toBeVisible();
  await pressSearch();

  const signIn = await screen.findByRole('link', { name: 'Sign in to continue' });
  const filters = { areas: ['kilimani'], typologies: ['2BR'], price_max: 16_000_000 };
  expect(server.sent(PREVIEW).map(({ body }) => body)).toEqual([{ filters }]);
  expect(screen.getByText('334')).toBeVisible();
  expect(screen.getByText('Observed 5 Nov 2023 – 31 Oct 2026')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Rent known' })).toHaveAttribute('aria-valuenow', '97');
  const next = new URL(signIn.getAttribute('href') ?? '', 'http://x').searchParams.get('next');
  expect(next).toBe('/search?areas=kilimani&typologies=2BR&price_max=16M&preview=1');
  expect(next).toBe(addressNow());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a double click on the confirmation buys once and opens the result', async () => {
  server.on(BUY, () => ({ body: bought }));
  await signInAnn();
  openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  const box = await dialog();
  expect(await within(box).findByText(/uses 1 token, 39 left/)).toBeVisible();
  await userEvent.dblClick(within(box).getByRole('button', { name: 'Use 1 token' }));
  await landedOn(`/search-results?search=${SEARCH_ID}`);
  expect(server.sent(BUY).map(({ body }) => body.filters)).toEqual([{ areas: ['kilimani'] }]);
});

test('after a lost answer every try sends the same request id, after a reload too', async () => {
  server.on(BUY, unreachable);
  await signInAnn();
  const first = openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Use 1 token' }));
  expect(
    await screen.findByText('No answer from the server', undefined, { timeout: 5_000 }),
  ).toBeVisible();
  first.unmount();

  server.on(BUY, () => ({ body: { ...bought, charged: 0 } }));
  openPage(SearchPage, '/search?areas=kilimani&preview=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Finish the search' }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Use 1 token' }));
  await landedOn(`/search-results?search=${SEARCH_ID}`);
  expect(requestIds().length).toBeGreaterThan(1);
  expect(new Set(requestIds()).size).toBe(1);
}, 15_000);

test('a new purchase of the same filters has a new request id', async () => {
  server.on(BUY, () => ({ body: bought }));
  await signInAnn();
  for (let round = 0; round < 2; round++) {
    const page = openPage(SearchPage, '/search?areas=kilimani');
    await pressSearch();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Use 1 token' }));
    await landedOn(`/search-results?search=${SEARCH_ID}`);
    page.unmount();
  }
  expect(new Set(requestIds()).size).toBe(2);
});

test('nothing matches: no dialog, nothing bought, and what to do', async () => {
  server.on(PREVIEW, () => ({ body: previewOf(0) }));
  await signInAnn();
  openPage(SearchPage, '/search?price_max=1000');
  await pressSearch();
  expect(await screen.findByText('No unit matches')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent(BUY)).toEqual([]);
});

test('few matches are named "fewer than 10" and can be bought', async () => {
  server.on(PREVIEW, () => ({ body: previewOf(null) }));
  await signInAnn();
  openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  expect(within(await dialog()).getByText(/Fewer than 10 units match/)).toBeVisible();
  expect(screen.getByText('fewer than 10')).toBeInTheDocument();
});

test('too many matches are refused before anyone pays', async () => {
  server.on(PREVIEW, () => ({ body: previewOf(50_001) }));
  await signInAnn();
  openPage(SearchPage, '/search');
  await pressSearch();
  expect(await screen.findByText('Narrow your search')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an empty wallet leads to topping up, whether known before or said by the server', async () => {
  server.on(BUY, () => refusal('PT402'));
  await signInAnn();
  const known = openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Use 1 token' }));
  expect(await screen.findByText('Your wallet is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/purchase-token');
  known.unmount();
});

test('with 0 tokens the dialog offers no token to use', async () => {
  server.on('GET /tokens', () => ({ body: { user_id: 'x', token_count: 0 } }));
  server.on('GET /subscriptions', () => ({
    body: {
      user_id: 'x',
      plan: null,
      status: 'none',
      plan_tokens: 0,
      current_period_end: null,
      cancel_at_period_end: false,
    },
  }));
  await signInAnn();
  openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  const box = await dialog();
  expect(await within(box).findByText('Your wallet is empty')).toBeVisible();
  expect(within(box).queryByRole('button', { name: 'Use 1 token' })).not.toBeInTheDocument();
  await userEvent.click(within(box).getByRole('link', { name: 'Top up' }));
  await landedOn('/purchase-token');
});

test('a search already owned is offered free before another token is spent', async () => {
  server.on('POST /rpc/find_bought_search', () => ({
    body: {
      search_id: SEARCH_ID,
      total: 334,
      created_at: '2026-11-20T10:00:00Z',
      expires_at: '2026-12-20T10:00:00Z',
    },
  }));
  await signInAnn();
  openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  await userEvent.click(within(await dialog()).getByRole('link', { name: 'Open it free' }));
  await landedOn(`/search-results?search=${SEARCH_ID}`);
  expect(server.sent(BUY)).toEqual([]);
});

test.each([
  ['PT409', 'This confirmation belonged to other filters'],
  ['PT413', 'More than 50,000 units match'],
  ['PT429', 'Too many requests'],
] as const)('%s is told in words and keeps the filters', async (code, text) => {
  server.on(BUY, () => refusal(code));
  await signInAnn();
  openPage(SearchPage, '/search?areas=kilimani&price_max=16M');
  await pressSearch();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Use 1 token' }));
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Maximum price (KES)')).toHaveValue('16M');
});

test('a wrong amount is named, kept and never sent', async () => {
  openPage(SearchPage, '/search?price_min=cheap&rent_min=90k&rent_max=40k');
  await pressSearch();
  expect(await screen.findByText('Enter an amount such as 12,500,000 or 12.5M')).toBeVisible();
  expect(screen.getByText('The maximum is below the minimum')).toBeVisible();
  expect(screen.getByLabelText('Minimum price (KES)')).toHaveValue('cheap');
  expect(screen.getByLabelText('Minimum price (KES)')).toBeInvalid();
  expect(server.sent(PREVIEW)).toEqual([]);
});

test('a picked road becomes an exact filter, can be taken off, and all of it is in the address', async () => {
  server.on('POST /rpc/suggest_places', () => ({
    body: [
      {
        kind: 'road',
        name: 'Argwings Kodhek Road',
        slug_or_name: 'Argwings Kodhek Road',
        area: 'kilimani',
      },
    ],
  }));
  openPage(SearchPage, '/search');
  const place = await screen.findByRole('combobox', { name: 'Area, road or development' });
  await userEvent.type(place, 'argw');
  await screen.findByRole('option', { name: /Argwings Kodhek Road/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(place).toHaveValue('');
  await waitFor(() => expect(addressNow()).toBe('/search?roads=Argwings+Kodhek+Road'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Argwings Kodhek Road' }));
  await waitFor(() => expect(addressNow()).toBe('/search'));
});

test('a preview that fails says why and can be tried again', async () => {
  server.on(PREVIEW, () => refusal('PT429'));
  openPage(SearchPage, '/search?areas=kilimani');
  await pressSearch();
  expect(await screen.findByText('The preview could not be made')).toBeVisible();
  server.on(PREVIEW, () => ({ body: previewOf(12) }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12')).toBeVisible();
});

test('recent searches open again; an expired one leads to its filters', async () => {
  const row = (id: string, expires_at: string) => ({
    id,
    filters: { areas: ['kilimani'] },
    total: 40,
    created_at: '2026-11-20T10:00:00Z',
    expires_at,
  });
  server.on('GET /searches', () => ({
    body: [row(SEARCH_ID, '2999-01-01T00:00:00Z'), row('old', '2020-01-01T00:00:00Z')],
  }));
  await signInAnn();
  openPage(SearchPage, '/search');
  const [open, expired] = await screen.findAllByRole('link', { name: 'Kilimani' });
  expect(open).toHaveAttribute('href', `/search-results?search=${SEARCH_ID}`);
  expect(expired).toHaveAttribute('href', '/search?areas=kilimani');
});
