import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { OPENED, SEARCH_ID, UNITS } from '../testing/bought-search';
import { openPage, serverForTests, signInAnn } from '../testing/open-page';
import GrmInsightPage from './grm-pdi-insights';
import PriceSqmInsightPage from './price-sqm-pdi-insights';
import YieldInsightPage from './yield-pdi-insights';

jest.setTimeout(30_000);
const server = serverForTests();
const column = (key: 'price' | 'rent' | 'size_sqm' | 'price_sqm' | 'gross_yield') =>
  UNITS.map((unit) => unit[key]);

beforeEach(() => {
  server.on('POST /rpc/open_search', () => ({ body: OPENED }));
  server.on('POST /rpc/search_rows', () => ({ body: { units: UNITS, next_cursor: null } }));
  server.on('POST /rpc/search_points', () => ({
    body: {
      typologies: ['Studio', '1BR', '2BR'],
      total: 3,
      size_sqm: column('size_sqm'),
      price: column('price'),
      rent: column('rent'),
      price_sqm: column('price_sqm'),
      gross_yield: column('gross_yield'),
      typology: [1, 2, 1],
    },
  }));
});

const figure = (label: string) => {
  const found = screen.getAllByRole('group').find((group) => within(group).queryByText(label));
  if (!found) throw new Error(`No figure ${label}`);
  return within(found);
};

const openInsight = async (Page: ComponentType, path: string) => {
  await signInAnn();
  openPage(Page, `${path}?search=${SEARCH_ID}`);
  await screen.findByText('Average of the set');
};

test('yields: sums over sums, quartiles by typology, thresholds the reader moves', async () => {
  await openInsight(YieldInsightPage, '/yield-pdi-insights');
  expect(figure('Average of the set').getByText('6.7%')).toBeVisible();
  expect(figure('Median').getByText('8.0%')).toBeVisible();
  expect(figure('High, above 9.0%').getByText('1')).toBeVisible();
  expect(figure('Low, below 5.0%').getByText('1')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Gross yield by typology' });
  expect(within(table).getByRole('row', { name: /^2BR 8.0% 8.0% 8.0% 1$/ })).toBeInTheDocument();
  const high = screen.getByLabelText('High above');
  await userEvent.clear(high);
  await userEvent.type(high, '7');
  await waitFor(() => expect(figure('High, above 7.0%').getByText('2')).toBeVisible());
  await userEvent.clear(high);
  await userEvent.type(high, '3');
  expect(screen.getByText('High must be above low')).toBeVisible();
  expect(server.sent('POST /rpc/search_rows')[0]?.body.sort).toBe('gross_yield.desc');
});

test('prices per m²: only units below the set’s average are ranked, cheapest first', async () => {
  await openInsight(PriceSqmInsightPage, '/price-sqm-pdi-insights');
  expect(figure('Average of the set').getByText('KES 87,097')).toBeVisible();
  expect(figure('Below the average').getByText('1')).toBeVisible();
  expect(server.sent('POST /rpc/search_rows')[0]?.body.sort).toBe('price_sqm.asc');
});

test('multipliers: prices over yearly rents', async () => {
  await openInsight(GrmInsightPage, '/grm-pdi-insights');
  expect(figure('Average of the set').getByText('15')).toBeVisible();
  expect(figure('Below the average').getByText('2')).toBeVisible();
  expect(figure('Lowest').getByText('10')).toBeVisible();
});

test('without a search the way to one is shown', async () => {
  await signInAnn();
  openPage(YieldInsightPage, '/yield-pdi-insights');
  expect(await screen.findByText('No search yet')).toBeVisible();
});
