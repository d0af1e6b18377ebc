import { screen, waitFor } from '@testing-library/react';
import { readPendingContact } from '../shared/pending-contact';
import { refusal, unreachable } from '../testing/fake-server';
import { landedOn, networkForTests, openPage } from '../testing/open-page';
import { sessionOf } from '../testing/sessions';
import { fillIn, press, user } from '../testing/typing';
import Register from './register';

const network = networkForTests();
const signUp = 'POST /auth/v1/signup';
const field = (label: string) => screen.getByLabelText(label);
const create = () => press('Create account');

async function fill({ email = 'ann@savanna.test', password = 'mango tree 9' } = {}) {
  await fillIn('Full name', 'Ann Otieno');
  await fillIn('Email', email);
  await fillIn('Password', password);
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
}

const expectKept = () => {
  expect(field('Full name')).toHaveValue('Ann Otieno');
  expect(field('Email')).toHaveValue('ann@savanna.test');
  expect(field('Password')).toHaveValue('mango tree 9');
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked();
};

test('asks for name, address, one password and the terms', () => {
  openPage(Register, '/register');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  expect(screen.getAllByLabelText(/password/i)).toEqual([field('Password')]);
  expect(field('Email')).toBeVisible();
  expect(field('Full name')).toBeVisible();
});

test('the phone takes the place of the email, which is kept for the way back', async () => {
  openPage(Register, '/register');
  await fillIn('Email', 'ann@savanna.test');
  await press('Use phone');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(field('Phone')).toBeVisible();
  await press('Use email');
  expect(field('Email')).toHaveValue('ann@savanna.test');
});

test('opens the account and goes on to the mail', async () => {
  network.on(signUp, () => ({ body: { ...sessionOf().user, identities: [] } }));
  openPage(Register, '/register?next=%2Finvest');
  await fill();
  await create();
  await landedOn('/verify-mail');
  expect(network.sent(signUp)[0]?.body).toMatchObject({
    email: 'ann@savanna.test',
    password: 'mango tree 9',
    data: { full_name: 'Ann Otieno', terms_version: '1.0' },
  });
  expect(readPendingContact()).toMatchObject({ address: 'ann@savanna.test', next: '/invest' });
});

test('opens the account by phone, with the number as it is dialled', async () => {
  network.on(signUp, () => ({ body: { ...sessionOf().user, identities: [] } }));
  openPage(Register, '/register');
  await fill();
  await press('Use phone');
  await fillIn('Phone', '+254 712 345 678');
  await create();
  await landedOn('/verify-mail');
  expect(network.sent(signUp)[0]?.body).toMatchObject({ phone: '+254712345678' });
});

test('says at each field what is missing, and sends nothing', async () => {
  openPage(Register, '/register');
  await fillIn('Full name', 'Al');
  await fillIn('Password', 'short');
  await create();
  await waitFor(() => expect(field('Full name')).toBeInvalid());
  expect(field('Full name')).toHaveAccessibleDescription(/at least 3 characters/);
  expect(field('Email')).toHaveAccessibleDescription(/Enter your email/);
  expect(field('Password')).toHaveAccessibleDescription(/at least 8 characters/);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Accept the terms/);
  expect(network.sent(signUp)).toEqual([]);
});

test('an address with an account says so at the field and shows both ways on', async () => {
  network.on(signUp, () => refusal(422, 'user_already_exists'));
  openPage(Register, '/register');
  await fill();
  await create();
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/already exists/));
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Reset the password' })).toHaveAttribute(
    'href',
    '/reset',
  );
  expectKept();
});

test("the server's reasons against a password stand at the field", async () => {
  network.on(signUp, () =>
    refusal(422, 'weak_password', { weak_password: { reasons: ['pwned'] } }),
  );
  openPage(Register, '/register');
  await fill();
  await create();
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(/data leak/));
  expectKept();
});

test.each([
  ['a 503', () => ({ status: 503, body: { message: 'down' } })],
  ['no answer', unreachable],
])('after %s everything typed is kept, and "Try again" sends it once more', async (_, failing) => {
  jest.spyOn(console, 'error').mockImplementation();
  network.on(signUp, failing);
  openPage(Register, '/register');
  await fill();
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
  expectKept();
  network.on(signUp, () => ({ body: { ...sessionOf().user, identities: [] } }));
  await press('Try again');
  await landedOn('/verify-mail');
});

test('the meter rates what is typed', async () => {
  openPage(Register, '/register');
  await fillIn('Password', 'password1');
  expect(screen.getByText(/^Weak/)).toBeVisible();
  await user.clear(field('Password'));
  await fillIn('Password', 'correct horse battery staple');
  expect(screen.getByText('Strong')).toBeVisible();
});
