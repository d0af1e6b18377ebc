import { screen, within } from '@testing-library/react';
import { networkForTests, openPage, signInAnn } from '../testing/open-page';
import { packs, plans } from '../testing/rows';
import { noPlan, wallet } from '../testing/sessions';
import { press } from '../testing/typing';
import ManagePlan from './manage-plan';

const network = networkForTests();
const plan = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  network.on('GET /rest/v1/token_packs', () => ({ body: packs }));
  network.on('GET /rest/v1/plans', () => ({ body: plans }));
});

async function open(subscription: object) {
  network.on('GET /rest/v1/subscriptions', () => ({ body: subscription }));
  await signInAnn();
  openPage(ManagePlan, '/manage-plan');
}

test('marks the plan that runs, with what is left of it', async () => {
  await open(wallet.subscription);
  expect((await plan('Standard plan')).getByText('Your plan')).toBeVisible();
  expect((await plan('Pro plan')).queryByText('Your plan')).toBeNull();
  expect(screen.getByText(/Renews on 21 December 2026/)).toBeVisible();
  expect(screen.getByText('of 15 a month')).toBeVisible();
});

test('every price and saving follows from the price list', async () => {
  await open(noPlan);
  const standard = await plan('Standard plan');
  expect(standard.getByText('KES 1,500')).toBeVisible();
  expect(standard.getByText('KES 100')).toBeVisible();
  expect(standard.getByText('save 38%')).toBeVisible();
  expect(standard.getByText('KES 15,000')).toBeVisible();
  expect(standard.getByText('save 17%')).toBeVisible();
  expect((await plan('Pro plan')).getByText('save 46%')).toBeVisible();
});

test('another price list gives other savings', async () => {
  const dear = plans.map((one) => ({ ...one, price_year: 12 * one.price_month }));
  network.on('GET /rest/v1/plans', () => ({ body: dear }));
  await open(noPlan);
  expect((await plan('Standard plan')).queryByText(/save 17%/)).toBeNull();
});

test('a plan that has ended is nobody’s current plan', async () => {
  await open({ ...wallet.subscription, status: 'expired', plan_tokens: 0 });
  await plan('Standard plan');
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.queryByText('Your plan', { selector: 'span' })).toBeNull();
});

test('says how a plan is had here, and leads to the order', async () => {
  await open(noPlan);
  expect((await plan('Pro plan')).getByRole('link', { name: 'Ask for Pro' })).toHaveAttribute(
    'href',
    '/support?topic=plan&plan=pro',
  );
  expect(screen.getByText(/checkout is not switched on for this site/)).toBeVisible();
});

test('a price list that could not be read can be tried again', async () => {
  network.on('GET /rest/v1/plans', () => ({ status: 500, body: { message: 'down' } }));
  await open(noPlan);
  expect(await screen.findByText('We could not load the plans')).toBeVisible();
  network.on('GET /rest/v1/plans', () => ({ body: plans }));
  await press('Try again');
  await plan('Pro plan');
});
