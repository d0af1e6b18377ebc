import { act, screen } from '@testing-library/react';
import { refusal } from '../testing/fake-server';
import { networkForTests, openPage } from '../testing/open-page';
import { fillIn, press } from '../testing/typing';
import Reset from './reset';

const network = networkForTests();
const recover = 'POST /auth/v1/recover';
const button = () => screen.getByRole('button', { name: 'Send reset link' });

test('sends a link that comes back to the new password, then waits 30 s', async () => {
  jest.useFakeTimers();
  network.on(recover, () => ({ body: {} }));
  openPage(Reset, '/reset');
  await fillIn('Email', ' ann@savanna.test ');
  await press('Send reset link');
  expect(await screen.findByText(/a reset link is on its way/)).toBeVisible();
  const [request] = network.sent(recover);
  expect(request?.body).toMatchObject({ email: 'ann@savanna.test' });
  expect(request?.query.get('redirect_to')).toMatch(/\/update-password$/);
  expect(button()).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(button()).toBeDisabled();
  expect(screen.getByText(/You can send another in 1 s/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_250));
  expect(button()).toBeEnabled();
  await press('Send reset link');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(network.sent(recover)).toHaveLength(2);
  expect(button()).toBeDisabled();
});

test('an address without an account gets the same answer', async () => {
  network.on(recover, () => refusal(404, 'user_not_found'));
  openPage(Reset, '/reset');
  await fillIn('Email', 'nobody@savanna.test');
  await press('Send reset link');
  expect(await screen.findByText(/If nobody@savanna.test has an account here/)).toBeVisible();
});

test('an address that cannot be one is told at the field and not sent', async () => {
  openPage(Reset, '/reset');
  await fillIn('Email', 'ann@');
  await press('Send reset link');
  expect(await screen.findByText('Enter an email like name@example.com')).toBeVisible();
  expect(network.sent(recover)).toEqual([]);
});

test('a server that is down keeps the address, and "Try again" sends it', async () => {
  network.on(recover, () => ({ status: 504, body: { message: 'time-out' } }));
  openPage(Reset, '/reset');
  await fillIn('Email', 'ann@savanna.test');
  await press('Send reset link');
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ann@savanna.test');
  network.on(recover, () => ({ body: {} }));
  await press('Try again');
  expect(await screen.findByText(/a reset link is on its way/)).toBeVisible();
});

test('a 429 locks the button for as long as the server says', async () => {
  const wait = 'For security purposes, you can only request this after 52 seconds.';
  network.on(recover, () => refusal(429, 'over_email_send_rate_limit', { msg: wait }));
  openPage(Reset, '/reset');
  await fillIn('Email', 'ann@savanna.test');
  await press('Send reset link');
  expect(await screen.findByText(/You can send another in 5[12] s/)).toBeVisible();
  expect(button()).toBeDisabled();
});
