import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressNow, openPage, serverForTests } from '../testing/open-page';
import { TYPOLOGY_MONTHS } from '../testing/public-figures';
import InvestPage from './invest';

jest.setTimeout(30_000);
const server = serverForTests();

beforeEach(() => {
  server.on('GET /area_stats_monthly', () => ({ body: TYPOLOGY_MONTHS }));
});

const figure = (label: string) => {
  const found = screen.getAllByRole('group').find((group) => within(group).queryByText(label));
  if (!found) throw new Error(`No figure ${label}`);
  return within(found);
};

test('the calculator opens with the worked example at the market’s costs', async () => {
  openPage(InvestPage, '/invest');
  expect(await screen.findByLabelText('Price')).toHaveValue(12_000_000);
  expect(figure('NOI').getByText('KES 656,112')).toBeVisible();
  expect(figure('Gross yield').getByText('9.0%')).toBeVisible();
  expect(figure('Cap rate').getByText('5.5%')).toBeVisible();
  expect(figure('Loan payment').getByText('KES 114,702')).toBeVisible();
  expect(figure('DSCR').getByText('0.48')).toBeVisible();
  expect(figure('Cash-on-cash').getByText('-16.6%')).toBeVisible();
  expect(figure('Break-even ratio').getByText('158.7%')).toBeVisible();
  expect(figure('Loan left').getByText('KES 4,875,072')).toBeVisible();
  expect(screen.getByText('Negative leverage')).toBeVisible();
});

test('it computes as one types, keeps a wrong figure and says what it needs', async () => {
  openPage(InvestPage, '/invest');
  const rate = await screen.findByLabelText('Interest a year');
  await userEvent.clear(rate);
  await userEvent.type(rate, '200');
  expect(await screen.findByText('Enter a number from 0 to 100')).toBeVisible();
  expect(rate).toHaveValue(200);
  expect(screen.queryByText('NOI')).not.toBeInTheDocument();
  await userEvent.clear(rate);
  await userEvent.type(rate, '0');
  await waitFor(() => expect(figure('Loan payment').getByText('KES 46,667')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
  expect(figure('Loan payment').getByText('KES 114,702')).toBeVisible();
});

test('a starting point from the public medians fills the filters; hidden months offer none', async () => {
  openPage(InvestPage, '/invest');
  const [best] = await screen.findAllByRole('link', { name: 'Kilimani · 2BR' });
  if (!best) throw new Error('No starting point');
  await userEvent.click(best);
  await waitFor(() =>
    expect(addressNow()).toBe('/invest?areas=kilimani&typologies=2BR&price_max=9000000'),
  );
  await waitFor(() => expect(screen.getByLabelText('Maximum price (KES)')).toHaveValue('9000000'));
  expect(screen.getByRole('checkbox', { name: 'Kilimani' })).toBeChecked();
  expect(screen.queryByRole('link', { name: 'Kilimani · 5BR' })).not.toBeInTheDocument();
});

test('the preview is free here too, and a filter without a field is seen and can be taken off', async () => {
  openPage(InvestPage, '/invest?areas=kilimani&dsq=true');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(await screen.findByText('334')).toBeVisible();
  expect(server.sent('POST /rpc/preview_search')[0]?.body).toEqual({
    filters: { areas: ['kilimani'], dsq: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove staff quarters: true' }));
  await waitFor(() => expect(addressNow()).toBe('/invest?areas=kilimani'));
});
