import { act, screen } from '@testing-library/react';
import { sessionStore } from 'shared-state';
import { keepPendingContact, readPendingContact } from '../shared/pending-contact';
import { refusal } from '../testing/fake-server';
import { landedOn, networkForTests, openPage } from '../testing/open-page';
import { sessionOf } from '../testing/sessions';
import { fillIn, press } from '../testing/typing';
import VerifyMail from './verify-mail';

const network = networkForTests();
const resend = 'POST /auth/v1/resend';
const byMail = () => ({
  channel: 'email' as const,
  address: 'ann@savanna.test',
  sentAt: Date.now(),
});

test('without an address it asks for one and sends the link once more', async () => {
  network.on(resend, () => ({ body: {} }));
  openPage(VerifyMail, '/verify-mail');
  await fillIn('Email', 'ann@savanna.test');
  await press('Resend email');
  expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
  expect(network.sent(resend)[0]?.body).toMatchObject({
    type: 'signup',
    email: 'ann@savanna.test',
  });
});

test('after a sign-up the mail can be sent again once 30 s have passed', async () => {
  jest.useFakeTimers();
  network.on(resend, () => ({ body: {} }));
  const sentAt = Date.now();
  keepPendingContact(byMail());
  openPage(VerifyMail, '/verify-mail');
  expect(screen.getByText('ann@savanna.test')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Resend email' });
  expect(button).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(button).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1_250));
  expect(button).toBeEnabled();
  await press('Resend email');
  expect(await screen.findByText('Sent again')).toBeVisible();
  expect(button).toBeDisabled();
  expect(readPendingContact()?.sentAt).toBeGreaterThan(sentAt + 30_000);
});

test('a reload does not lift the lock', () => {
  keepPendingContact({ ...byMail(), sentAt: Date.now() - 10_000 });
  openPage(VerifyMail, '/verify-mail');
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeDisabled();
  expect(screen.getByText(/You can send another in (19|20) s/)).toBeVisible();
});

test('another address can be entered, the first one stays in the field', async () => {
  keepPendingContact(byMail());
  openPage(VerifyMail, '/verify-mail');
  await press('Use another address');
  expect(screen.getByLabelText('Email')).toHaveValue('ann@savanna.test');
});

describe('by phone', () => {
  const verify = 'POST /auth/v1/verify';
  beforeEach(() =>
    keepPendingContact({ channel: 'phone', address: '+254712345678', sentAt: Date.now() }),
  );

  test('the code of the text message opens the session', async () => {
    network.on(verify, () => ({ body: sessionOf() }));
    openPage(VerifyMail, '/verify-mail');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your phone');
    await fillIn('Code', '123 456');
    await press('Confirm phone');
    await landedOn('/confirm');
    expect(network.sent(verify)[0]?.body).toMatchObject({
      type: 'sms',
      phone: '+254712345678',
      token: '123456',
    });
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test('a wrong code is told at the field and stays there', async () => {
    network.on(verify, () => refusal(403, 'otp_expired'));
    openPage(VerifyMail, '/verify-mail');
    await fillIn('Code', '000000');
    await press('Confirm phone');
    expect(await screen.findByText(/That code is not right/)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
  });
});
