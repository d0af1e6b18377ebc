import { screen, within } from '@testing-library/react';
import { networkForTests, openPage, signInAnn } from '../testing/open-page';
import { packs, plans } from '../testing/rows';
import { fillIn, user } from '../testing/typing';
import PurchaseToken from './purchase-token';

const network = networkForTests();
const field = 'Number of tokens';
const figure = (label: string) => {
  const group = screen.getByText(label).closest('[role=group]');
  if (!(group instanceof HTMLElement)) throw new Error(`No figure named ${label}`);
  return within(group);
};

beforeEach(async () => {
  network.on('GET /rest/v1/token_packs', () => ({ body: packs }));
  network.on('GET /rest/v1/plans', () => ({ body: plans }));
  await signInAnn();
});

async function open() {
  openPage(PurchaseToken, '/purchase-token');
  await screen.findByLabelText(field);
}

test.each([
  ['1', 'KES 160', 'KES 160', '1 search'],
  ['5', 'KES 800', 'KES 160', '5 searches'],
  ['10', 'KES 1,500', 'KES 150', '10 searches'],
  ['60', 'KES 7,800', 'KES 130', '60 searches'],
  ['500', 'KES 65,000', 'KES 130', '500 searches'],
])('%s tokens cost %s, %s each, and buy %s', async (amount, price, each, buys) => {
  await open();
  await fillIn(field, amount);
  expect(figure('Price').getByText(price)).toBeVisible();
  expect(figure('Per token').getByText(each)).toBeVisible();
  expect(figure('Buys').getByText(buys)).toBeVisible();
  expect(screen.getByRole('link', { name: `Order ${amount} by message` })).toHaveAttribute(
    'href',
    `/support?topic=tokens&amount=${amount}`,
  );
});

test('never dearer than the next pack, which is offered for the same price', async () => {
  await open();
  await fillIn(field, '24');
  expect(figure('Price').getByText('KES 3,500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take 25' }));
  expect(screen.getByLabelText(field)).toHaveValue(25);
  expect(figure('Per token').getByText('KES 140')).toBeVisible();
});

test.each(['0', '501', '2.5', ''])('%j is no amount: no price is shown', async (amount) => {
  await open();
  await fillIn(field, amount);
  expect(await screen.findByText('Enter a whole number from 1 to 500')).toBeVisible();
  expect(screen.queryByText('Per token')).toBeNull();
});

test('a pack fills in its amount and tells what it saves', async () => {
  await open();
  const pack = screen.getByRole('button', { name: /^25 tokens/ });
  expect(pack).toHaveTextContent('Save 13%');
  await user.click(pack);
  expect(pack).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(field)).toHaveValue(25);
});

test('says plainly how a wallet is topped up here', async () => {
  await open();
  expect(
    screen.getByText('Card and M-Pesa checkout is not switched on for this site'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /pay|checkout|buy/i })).toBeNull();
});

test('without packs on sale an order can still be asked for', async () => {
  network.on('GET /rest/v1/token_packs', () => ({ body: [] }));
  openPage(PurchaseToken, '/purchase-token');
  expect(await screen.findByRole('link', { name: 'Ask for tokens' })).toHaveAttribute(
    'href',
    '/support?topic=tokens',
  );
});
