import { screen, waitFor, within } from '@testing-library/react';
import { notificationStore, sessionStore } from 'shared-state';
import { refusal } from '../testing/fake-server';
import { landedOn, networkForTests, openPage, signInAnn } from '../testing/open-page';
import { sessionOf } from '../testing/sessions';
import { fillIn, press, user } from '../testing/typing';
import Account from './account';

const network = networkForTests();
const getUser = 'GET /auth/v1/user';
const token = 'POST /auth/v1/token';
const logout = 'POST /auth/v1/logout';
const notified = (title: string) =>
  waitFor(() =>
    expect(notificationStore.getState().notifications.map((one) => one.title)).toContain(title),
  );

async function open(about: object = {}) {
  network.on(getUser, () => ({ body: sessionOf({ user: about }).user }));
  await signInAnn();
  openPage(Account, '/account');
  await screen.findByText(/^(On|Off)$/);
}

test('shows the address the account signs in with', async () => {
  network.on(token, () => ({
    body: sessionOf({ user: { email_confirmed_at: '2026-11-01T08:00:00Z' } }),
  }));
  await open();
  expect(screen.getByText('ann@savanna.test')).toBeVisible();
  expect(screen.getByText(/Confirmed 1 Nov 2026/)).toBeVisible();
});

test('changes the password', async () => {
  await open();
  network.on('PUT /auth/v1/user', () => ({ body: sessionOf().user }));
  await fillIn('New password', 'mango tree 9');
  await press('Update password');
  await notified('Password updated');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('a password the server refuses is told at the field', async () => {
  await open();
  network.on('PUT /auth/v1/user', () => refusal(422, 'same_password'));
  await fillIn('New password', 'mango tree 9');
  await press('Update password');
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/current password/),
  );
  expect(screen.getByLabelText('New password')).toHaveValue('mango tree 9');
});

describe('second factor', () => {
  const factor = {
    id: 'f1',
    status: 'verified',
    factor_type: 'totp',
    friendly_name: 'Authenticator app',
    created_at: '2026-11-01T08:00:00Z',
  };
  const verify = 'POST /auth/v1/factors/f1/verify';

  async function enrol(code: string) {
    await open({ factors: [{ ...factor, id: 'old', status: 'unverified' }] });
    network.on('DELETE /auth/v1/factors/old', () => ({ body: { id: 'old' } }));
    network.on('POST /auth/v1/factors', () => ({
      body: {
        id: 'f1',
        type: 'totp',
        totp: { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: 'JBSWY3DP', uri: '' },
      },
    }));
    network.on('POST /auth/v1/factors/f1/challenge', () => ({ body: { id: 'c1', type: 'totp' } }));
    await press('Set up');
    await screen.findByText('JBSWY3DP');
    await fillIn('Authentication code', code);
    await press('Turn on');
  }

  test('is set up with a QR code or its key, and a code', async () => {
    network.on(verify, () => {
      network.on(getUser, () => ({ body: sessionOf({ user: { factors: [factor] } }).user }));
      return { body: sessionOf({ aal: 'aal2', user: { factors: [factor] } }) };
    });
    await enrol('123456');
    await notified('Second factor turned on');
    expect(await screen.findByText('On')).toBeVisible();
    expect(network.sent('DELETE /auth/v1/factors/old')).toHaveLength(1);
  });

  test('the QR code is an image of its own', async () => {
    await enrol('12');
    expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    expect(await screen.findByText('Enter the 6 digits of the code')).toBeVisible();
  });

  test('a wrong code is told at the field, which keeps it', async () => {
    network.on(verify, () => refusal(422, 'mfa_verification_failed'));
    await enrol('000000');
    expect(await screen.findByText(/That code is not right/)).toBeVisible();
    expect(screen.getByLabelText('Authentication code')).toHaveValue('000000');
  });

  test('is removed after a question', async () => {
    await open({ factors: [factor] });
    network.on('DELETE /auth/v1/factors/f1', () => {
      network.on(getUser, () => ({ body: sessionOf().user }));
      return { body: { id: 'f1' } };
    });
    await press('Remove');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the second factor?' }));
    expect(network.sent('DELETE /auth/v1/factors/f1')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await notified('Second factor removed');
    expect(await screen.findByText('Off')).toBeVisible();
  });

  test('a session below the second factor is told what to do', async () => {
    await open({ factors: [factor] });
    network.on('DELETE /auth/v1/factors/f1', () => refusal(422, 'insufficient_aal'));
    await press('Remove');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your second factor is needed')).toBeVisible();
    expect(screen.getByText('On')).toBeVisible();
    await press('Enter the code');
    await landedOn('/login?next=%2Faccount');
    expect(network.sent(token).at(-1)?.query.get('grant_type')).toBe('refresh_token');
  });
});

test('when the set-up cannot begin, "Try again" begins it', async () => {
  await open();
  network.on('POST /auth/v1/factors', () => ({ status: 503, body: { message: 'down' } }));
  await press('Set up');
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  network.on('POST /auth/v1/factors', () => ({
    body: { id: 'f1', type: 'totp', totp: { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: '' } },
  }));
  await press('Try again');
  expect(await screen.findByText('JBSWY3DP')).toBeVisible();
});

describe('devices', () => {
  test.each([
    ['Sign out here', 'local'],
    ['Sign out everywhere', 'global'],
  ])('%s ends this session', async (name, scope) => {
    await open();
    await press(name);
    expect(await screen.findByText('Sign in to see this')).toBeVisible();
    expect(sessionStore.getState().session).toBeNull();
    expect(network.sent(logout)[0]?.query.get('scope')).toBe(scope);
  });

  test('the others are signed out, this one stays', async () => {
    await open();
    await press('Sign out other devices');
    await notified('Other devices are signed out');
    expect(network.sent(logout)[0]?.query.get('scope')).toBe('others');
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test('when the others could not be reached it says so and can be tried again', async () => {
    await open();
    network.on(logout, () => ({ status: 503, body: { message: 'down' } }));
    await press('Sign out other devices');
    expect(await screen.findByText('We could not reach the server')).toBeVisible();
    network.on(logout, () => ({ status: 204 }));
    await press('Try again');
    await notified('Other devices are signed out');
  });
});
