import { act, screen } from '@testing-library/react';
import { signOut } from 'shared-state';
import { keepPendingContact } from '../shared/pending-contact';
import { refusal } from '../testing/fake-server';
import { landedOn, networkForTests, openPage, signInAnn } from '../testing/open-page';
import { noPlan, sessionOf } from '../testing/sessions';
import { fillIn, press } from '../testing/typing';
import Confirm from './confirm';

const network = networkForTests();
const verify = 'POST /auth/v1/verify';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const link = (hash: string, type = 'signup') => `/confirm?token_hash=${hash}&type=${type}`;

test('a good link signs in and shows the tokens the wallet really holds', async () => {
  network.on(verify, () => ({ body: sessionOf() }));
  network.on('GET /rest/v1/tokens', () => ({ body: { token_count: 3 } }));
  network.on('GET /rest/v1/subscriptions', () => ({ body: noPlan }));
  openPage(Confirm, link('good'));
  expect(await heading('Welcome, Ann')).toBeVisible();
  expect(await screen.findByText('3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a search' })).toHaveAttribute('href', '/search');
  expect(network.sent(verify).map(({ body }) => body)).toEqual([
    expect.objectContaining({ token_hash: 'good', type: 'signup' }),
  ]);
});

test('the way back from before the sign-up is kept', async () => {
  keepPendingContact({ channel: 'email', address: 'a@b.test', sentAt: 0, next: '/invest' });
  network.on(verify, () => ({ body: sessionOf() }));
  openPage(Confirm, link('with-next'));
  expect(await screen.findByRole('link', { name: 'Go on where you left off' })).toHaveAttribute(
    'href',
    '/invest',
  );
});

test('a used or expired link offers a new one', async () => {
  network.on(verify, () => refusal(403, 'otp_expired'));
  network.on('POST /auth/v1/resend', () => ({ body: {} }));
  openPage(Confirm, link('used'));
  expect(await heading('This link has been used or has expired')).toBeVisible();
  await fillIn('Email', 'ann@savanna.test');
  await press('Send a new link');
  expect(await screen.findByText(/a new one is on its way/)).toBeVisible();
  expect(network.sent('POST /auth/v1/resend')).toHaveLength(1);
});

test('without parameters: expired for a visitor, the welcome for who is signed in', async () => {
  const { unmount } = openPage(Confirm, '/confirm');
  expect(await heading('This link has been used or has expired')).toBeVisible();
  unmount();
  await signInAnn();
  openPage(Confirm, '/confirm');
  expect(await heading('Welcome, Ann')).toBeVisible();
});

test('a session that ends on this page is told, with the way to sign in', async () => {
  await signInAnn();
  openPage(Confirm, '/confirm');
  await heading('Welcome, Ann');
  await act(async () => {
    await signOut();
  });
  expect(await heading('Your session has expired')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('a server that is down spends no link: "Try again" confirms', async () => {
  network.on(verify, () => ({ status: 503, body: { message: 'down' } }));
  openPage(Confirm, link('slow'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
  network.on(verify, () => ({ body: sessionOf() }));
  await press('Try again');
  expect(await heading('Welcome, Ann')).toBeVisible();
});

test('a link of somebody else says whose session it replaced', async () => {
  await signInAnn();
  const other = { id: 'b1c8e1c0-0000-4000-8000-000000000002', email: 'ben@savanna.test' };
  network.on(verify, () => ({ body: sessionOf({ user: other }) }));
  openPage(Confirm, link('of-ben'));
  expect(await screen.findByText(/You were signed in as ann@savanna.test before/)).toBeVisible();
});

test('a recovery link goes to the new password', async () => {
  openPage(Confirm, link('rec', 'recovery'));
  await landedOn('/update-password?token_hash=rec&type=recovery');
});
