import { act, screen } from '@testing-library/react';
import { sessionStore } from 'shared-state';
import { refusal } from '../testing/fake-server';
import { landedOn, networkForTests, openPage, signInAnn } from '../testing/open-page';
import { sessionOf } from '../testing/sessions';
import { fillIn, press, user } from '../testing/typing';
import Login from './login';

const network = networkForTests();
const token = 'POST /auth/v1/token';
const field = (label: string) => screen.getByLabelText(label);

async function fill(password = 'savanna-demo') {
  await fillIn('Email', 'ann@savanna.test');
  await fillIn('Password', password);
}

test.each([
  ['nothing is given', '', ''],
  ['the password is missing', 'ann@savanna.test', ''],
  ['the address is missing', '', 'savanna-demo'],
])('when %s, the specified sentence is shown and nothing sent', async (_, email, password) => {
  openPage(Login, '/login');
  if (email) await fillIn('Email', email);
  if (password) await fillIn('Password', password);
  await press('Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^You must provide either an email or phone number and a password$/,
  );
  expect(network.sent(token)).toEqual([]);
  expect(field('Email')).toHaveValue(email);
});

test('the same sentence with a phone in place of the email', async () => {
  openPage(Login, '/login');
  await press('Use phone');
  await press('Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You must provide either an email or phone number and a password',
  );
  expect(field('Phone')).toHaveFocus();
});

test('wrong credentials: one message, fields kept', async () => {
  network.on(token, () => refusal(400, 'invalid_credentials'));
  openPage(Login, '/login');
  await fill('wrong-one');
  await press('Sign in');
  expect(await screen.findByText('Those details do not match an account')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field('Email')).toHaveValue('ann@savanna.test');
  expect(field('Password')).toHaveValue('wrong-one');
});

test.each([
  ['/login?next=%2Fsearch-results%3Fsearch%3D7', '/search-results?search=7'],
  ['/login', '/user-dashboard'],
  ['/login?next=https%3A%2F%2Fevil.test', '/user-dashboard'],
  ['/login?next=%2F%2Fevil.test', '/user-dashboard'],
])('from %s a sign-in leads to %s', async (address, target) => {
  openPage(Login, address);
  await fill();
  await press('Sign in');
  await landedOn(target);
  expect(sessionStore.getState().session?.user.email).toBe('ann@savanna.test');
});

test('who is signed in goes straight on', async () => {
  await signInAnn();
  openPage(Login, '/login?next=%2Fbilling');
  await landedOn('/billing');
});

test('an unconfirmed address can have its mail sent again', async () => {
  network.on(token, () => refusal(400, 'email_not_confirmed'));
  network.on('POST /auth/v1/resend', () => ({ body: {} }));
  openPage(Login, '/login');
  await fill();
  await press('Sign in');
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByText('Sent to ann@savanna.test.')).toBeVisible();
  expect(network.sent('POST /auth/v1/resend')[0]?.body).toMatchObject({
    type: 'signup',
    email: 'ann@savanna.test',
  });
});

test('too many attempts: how long to wait', async () => {
  network.on(token, () => refusal(429, 'over_request_rate_limit', { msg: 'after 41 seconds' }));
  openPage(Login, '/login');
  await fill();
  await press('Sign in');
  expect(await screen.findByText('Too many attempts')).toBeVisible();
  expect(screen.getByText('Wait 41 seconds, then try again.')).toBeVisible();
});

test('a server that is down keeps the fields, and "Try again" signs in', async () => {
  network.on(token, () => ({ status: 502, body: { message: 'bad gateway' } }));
  openPage(Login, '/login');
  await fill();
  await press('Sign in');
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  expect(field('Password')).toHaveValue('savanna-demo');
  network.on(token, () => ({ body: sessionOf() }));
  await press('Try again');
  await landedOn('/user-dashboard');
});

describe('with an authenticator app', () => {
  const factors = [{ id: 'f1', status: 'verified', factor_type: 'totp' }];
  const verify = 'POST /auth/v1/factors/f1/verify';

  beforeEach(() => {
    network.on(token, () => ({ body: sessionOf({ user: { factors } }) }));
    network.on('POST /auth/v1/factors/f1/challenge', () => ({
      body: { id: 'c1', type: 'totp', expires_at: 0 },
    }));
  });

  async function enterCode(code: string) {
    openPage(Login, '/login?next=%2Fbilling');
    await fill();
    await press('Sign in');
    await user.type(await screen.findByLabelText('Authentication code'), code);
    await press('Verify code');
  }

  test('the code completes the sign-in', async () => {
    network.on(verify, () => ({ body: sessionOf({ aal: 'aal2', user: { factors } }) }));
    await enterCode('123 456');
    await landedOn('/billing');
    expect(network.sent(verify)[0]?.body).toMatchObject({ code: '123456', challenge_id: 'c1' });
  });

  test('a wrong code is told at the field', async () => {
    network.on(verify, () => refusal(422, 'mfa_verification_failed'));
    await enterCode('000000');
    expect(await screen.findByText(/That code is not right/)).toBeVisible();
    expect(field('Authentication code')).toHaveValue('000000');
  });

  test('another account can be chosen', async () => {
    await enterCode('12');
    expect(await screen.findByText('Enter the 6 digits of the code')).toBeVisible();
    await press('Use another account');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(sessionStore.getState().session).toBeNull();
  });
});

describe('without a password', () => {
  const otp = 'POST /auth/v1/otp';

  test('a link is mailed, and not again for 30 s', async () => {
    jest.useFakeTimers();
    network.on(otp, () => ({ body: {} }));
    openPage(Login, '/login');
    await fillIn('Email', 'ann@savanna.test');
    await press('Email me a link');
    expect(await screen.findByText(/a link that opens it is on its way/)).toBeVisible();
    expect(network.sent(otp)[0]?.body).toMatchObject({ create_user: false });
    const button = screen.getByRole('button', { name: 'Email me a link' });
    await act(() => jest.advanceTimersByTimeAsync(28_000));
    expect(button).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(button).toBeEnabled();
  });

  test('an address nobody has gets the same answer', async () => {
    network.on(otp, () => refusal(422, 'otp_disabled'));
    openPage(Login, '/login');
    await fillIn('Email', 'nobody@savanna.test');
    await press('Email me a link');
    expect(await screen.findByText(/If nobody@savanna.test has an account here/)).toBeVisible();
  });
});
