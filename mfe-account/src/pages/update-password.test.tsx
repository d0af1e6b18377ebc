import { screen, waitFor } from '@testing-library/react';
import { notificationStore } from 'shared-state';
import { refusal } from '../testing/fake-server';
import { landedOn, networkForTests, openPage, signInAnn } from '../testing/open-page';
import { sessionOf } from '../testing/sessions';
import { fillIn, press } from '../testing/typing';
import UpdatePassword from './update-password';

const network = networkForTests();
const put = 'PUT /auth/v1/user';
const expired = 'This reset link has been used or has expired';

async function followLink(hash: string) {
  network.on('POST /auth/v1/verify', () => ({ body: sessionOf() }));
  openPage(UpdatePassword, `/update-password?token_hash=${hash}&type=recovery`);
  await screen.findByLabelText('New password');
}

test('without a recovery, signed in or not, there is only the way to a new link', async () => {
  const { unmount } = openPage(UpdatePassword, '/update-password');
  expect(await screen.findByRole('heading', { name: expired })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/reset',
  );
  unmount();
  await signInAnn();
  openPage(UpdatePassword, '/update-password');
  expect(await screen.findByRole('heading', { name: expired })).toBeVisible();
});

test('a used link shows the same', async () => {
  network.on('POST /auth/v1/verify', () => refusal(403, 'otp_expired'));
  openPage(UpdatePassword, '/update-password?token_hash=used&type=recovery');
  expect(await screen.findByRole('heading', { name: expired })).toBeVisible();
});

test('the link opens the form, and the new password leads to the dashboard', async () => {
  await followLink('good');
  network.on(put, () => ({ body: sessionOf().user }));
  await fillIn('New password', 'mango tree 9');
  await press('Update password');
  await landedOn('/user-dashboard');
  expect(network.sent(put)[0]?.body).toMatchObject({ password: 'mango tree 9' });
  expect(notificationStore.getState().notifications[0]).toMatchObject({
    title: 'Password updated',
    type: 'success',
  });
});

test.each([
  ['weak_password', { weak_password: { reasons: ['characters'] } }, /Mix lower case/],
  ['same_password', {}, /That is your current password/],
])('%s is told at the field, which keeps what was typed', async (code, extra, message) => {
  await followLink(code);
  network.on(put, () => refusal(422, code, extra));
  await fillIn('New password', 'mango tree 9');
  await press('Update password');
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue('mango tree 9');
});

test('a password that is too short is not sent', async () => {
  await followLink('short');
  await fillIn('New password', '1234567');
  await press('Update password');
  expect(await screen.findByText('Use at least 8 characters')).toBeVisible();
  expect(network.sent(put)).toEqual([]);
});

test('a server that is down keeps the password, and "Try again" saves it', async () => {
  await followLink('down');
  network.on(put, () => ({ status: 502, body: { message: 'bad gateway' } }));
  await fillIn('New password', 'mango tree 9');
  await press('Update password');
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  network.on(put, () => ({ body: sessionOf().user }));
  await press('Try again');
  await landedOn('/user-dashboard');
});
