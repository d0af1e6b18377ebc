import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_ID } from '../testing/bought-search';
import { addressNow, openPage, serverForTests, signInAnn } from '../testing/open-page';
import { COUNTERS, MONTHS } from '../testing/public-figures';
import AreaDataPage from './area-data';

jest.setTimeout(30_000);
const server = serverForTests();
const REPORT = 'POST /rpc/area_report';

const spread = (median: number | null, n: number) => ({
  median,
  p25: median,
  p75: median,
  n,
  hidden: n < 5,
  small_sample: n >= 5 && n < 10,
});
const group = (name: string, n: number) => ({
  group: name,
  n,
  price: spread(n < 5 ? null : 9_590_000, n),
  rent: spread(n < 5 ? null : 61_000, n),
  size_sqm: spread(n < 5 ? null : 100, n),
  price_sqm: spread(n < 5 ? null : 88_393, n),
  gross_yield: n < 5 ? null : 0.07,
});
const report = {
  search_id: SEARCH_ID,
  charged: 1,
  total: 2_945,
  areas: [
    {
      area: 'kilimani',
      name: 'Kilimani',
      source: 'Savanna sample',
      summary: group('all', 2_945),
      typologies: [group('1BR', 583), group('Studio', 4)],
      stock: {
        developments: 180,
        units: 22_746,
        acres: 64.4,
        units_per_acre: 353,
        average_floors: 19,
        max_floors: 27,
      },
      stock_by_year: [],
      pipeline: { projects: 8, units: 1_221 },
      supply_shock: 0.0537,
      months: [],
    },
  ],
};
const opened = {
  ...report,
  charged: 0,
  kind: 'area_report',
  filters: { areas: ['kilimani'] },
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-12-20T10:00:00Z',
};

beforeEach(() => {
  server.on('POST /rpc/public_area_counters', () => ({ body: COUNTERS }));
  server.on('GET /area_stats_monthly', () => ({ body: MONTHS }));
});

test('chosen areas stand in the address and show their free figures, newest month first', async () => {
  openPage(AreaDataPage, '/area-data');
  expect(await screen.findByText('Choose an area')).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kilimani' }));
  expect(addressNow()).toBe('/area-data?areas=kilimani');
  expect(await screen.findByRole('cell', { name: '2,945' })).toBeVisible();
  const trend = await screen.findByRole('table', { name: 'Median price per m² by month and area' });
  const [, newest] = within(trend).getAllByRole('row');
  expect(newest).toHaveTextContent('Oct 2026KES 88,000 n 40');
  expect(await screen.findByRole('link', { name: 'Sign in to get the report' })).toHaveAttribute(
    'href',
    '/login?next=%2Farea-data%3Fareas%3Dkilimani',
  );
});

test('a report costs one token, is asked once with its request id, and opens in place', async () => {
  server.on(REPORT, () => ({ body: report }));
  server.on('POST /rpc/open_search', () => ({ body: opened }));
  await signInAnn();
  openPage(AreaDataPage, '/area-data?areas=kilimani&typologies=1BR');
  await userEvent.click(await screen.findByRole('button', { name: 'Get the report' }));
  const box = await screen.findByRole('dialog', { name: 'Confirm search' });
  await userEvent.dblClick(within(box).getByRole('button', { name: 'Use 1 token' }));
  expect(await screen.findByText('Supply shock')).toBeVisible();
  expect(server.sent(REPORT).map(({ body }) => body)).toEqual([
    {
      area_ids: ['kilimani'],
      filters: { typologies: ['1BR'] },
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(addressNow()).toContain(`search=${SEARCH_ID}`);
  const table = screen.getByRole('table', { name: 'Kilimani by typology' });
  const rows = within(table).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^Studio—————4$/);
  expect(rows[2]).toHaveTextContent(/^1BRKES 9,590,000/);
  await waitFor(() => expect(screen.getByText('5.4%')).toBeVisible());
});

test('no record for the choice: nothing can be bought', async () => {
  server.on('POST /rpc/preview_search', () => ({
    body: {
      count: 0,
      date_from: null,
      date_to: null,
      completeness: { size: null, rent: null, price: null },
    },
  }));
  await signInAnn();
  openPage(AreaDataPage, '/area-data?areas=kilimani&typologies=5BR');
  expect(await screen.findByText('No record matches')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get the report' })).toBeDisabled();
});
