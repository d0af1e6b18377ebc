import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENED, SEARCH_ID, UNITS } from '../testing/bought-search';
import { addressNow, openPage, serverForTests, signInAnn } from '../testing/open-page';
import { refusal } from '../testing/research-server';
import SearchResultsPage from './search-results';

jest.setTimeout(30_000);
const server = serverForTests();
const OPEN = 'POST /rpc/open_search';
const ROWS = 'POST /rpc/search_rows';

const answerWithResult = (opened: Partial<typeof OPENED> = {}) => {
  server.on(OPEN, () => ({ body: { ...OPENED, ...opened } }));
  server.on(ROWS, ({ body }) => ({
    body: { units: body.sort === 'price.desc' ? [...UNITS].reverse() : UNITS, next_cursor: null },
  }));
};

const figure = (label: string) => {
  const found = screen.getAllByRole('group').find((group) => within(group).queryByText(label));
  if (!found) throw new Error(`No figure ${label}`);
  return within(found);
};

test('a result from areas without sample data carries no sample label', async () => {
  answerWithResult({ filters: { areas: ['karen'], price_max: 16_000_000 } });
  await signInAnn();
  openPage(SearchResultsPage, `/search-results?search=${SEARCH_ID}`);
  expect(await screen.findByRole('table', { name: 'Units of this search' })).toBeVisible();
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});

test('totals, the eight statistics with quartiles and n, and where it comes from', async () => {
  answerWithResult();
  await signInAnn();
  openPage(SearchResultsPage, `/search-results?search=${SEARCH_ID}`);
  expect(await screen.findByRole('table', { name: 'Units of this search' })).toBeVisible();
  expect(server.sent(OPEN).map(({ body }) => body)).toEqual([{ search_id: SEARCH_ID }]);
  expect(figure('Data points').getByText('3')).toBeVisible();
  expect(figure('Units').getByText('240')).toBeVisible();
  expect(figure('Median gross yield').getByText('8.0%')).toBeVisible();
  expect(figure('Median gross yield').getByText('middle half 6.0% – 9.0% · n 3')).toBeVisible();
  expect(figure('Mean price').getByText('KES 9,000,001')).toBeVisible();
  expect(figure('Highest price').getByText('KES 12,000,000')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.getByText('Price up to KES 16M')).toBeVisible();
  for (const header of ['Source', 'Observed', 'Kind of price']) {
    expect(
      screen.getByRole('columnheader', { name: new RegExp(`^${header}`) }),
    ).toBeInTheDocument();
  }
});

test('an order is asked of the server and kept in the address', async () => {
  answerWithResult();
  await signInAnn();
  openPage(SearchResultsPage, `/search-results?search=${SEARCH_ID}`);
  const header = await screen.findByRole('columnheader', { name: /^Price$/ });
  await userEvent.click(within(header).getByRole('button'));
  await waitFor(() =>
    expect(addressNow()).toBe(`/search-results?search=${SEARCH_ID}&sort=price.desc`),
  );
  await waitFor(() =>
    expect(server.sent(ROWS).at(-1)?.body).toEqual({
      search_id: SEARCH_ID,
      cursor: null,
      page_size: 100,
      sort: 'price.desc',
    }),
  );
});

test('without an id the latest bought search opens', async () => {
  answerWithResult();
  server.on('GET /searches', () => ({ body: [{ id: SEARCH_ID }] }));
  await signInAnn();
  openPage(SearchResultsPage, '/search-results');
  expect(await screen.findByText('Data points')).toBeVisible();
  expect(server.sent('GET /searches')[0]?.query.get('kind')).toBe('eq.property');
});

test('without any search there is a way to the first one', async () => {
  await signInAnn();
  openPage(SearchResultsPage, '/search-results');
  expect(await screen.findByText('No search yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to search' })).toHaveAttribute('href', '/search');
});

test.each([
  ['unknown', '3f0e7f7a-9d34-4a4e-8d7c-0a1b2c3d4e5f', true],
  ['malformed', 'nonsense', false],
])('an %s search is not found', async (_, id, asked) => {
  server.on(OPEN, () => refusal('PT404'));
  await signInAnn();
  openPage(SearchResultsPage, `/search-results?search=${id}`);
  expect(await screen.findByText('There is no such search in your account')).toBeVisible();
  expect(server.sent(OPEN)).toHaveLength(asked ? 1 : 0);
});

test('an expired search leads to a new one with the same filters', async () => {
  server.on(OPEN, () => refusal('PT410'));
  server.on('GET /searches', () => ({ body: [{ filters: { areas: ['kilimani'] } }] }));
  await signInAnn();
  openPage(SearchResultsPage, `/search-results?search=${SEARCH_ID}`);
  const again = await screen.findByRole('link', { name: 'Search again' });
  await waitFor(() => expect(again).toHaveAttribute('href', '/search?areas=kilimani'));
});

test('a failure can be tried again in place', async () => {
  server.on(OPEN, () => ({ status: 500, body: { message: 'down', code: 'XX000' } }));
  await signInAnn();
  openPage(SearchResultsPage, `/search-results?search=${SEARCH_ID}`);
  expect(await screen.findByText('The search could not be opened')).toBeVisible();
  answerWithResult();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Data points')).toBeVisible();
});
