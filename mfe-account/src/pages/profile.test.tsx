import { screen, waitFor } from '@testing-library/react';
import { notificationStore } from 'shared-state';
import { networkForTests, openPage, signInAnn } from '../testing/open-page';
import { annId } from '../testing/sessions';
import { fillIn, press, user } from '../testing/typing';
import Profile from './profile';

const network = networkForTests();
const read = 'GET /rest/v1/profiles';
const save = 'PATCH /rest/v1/profiles';
const row = {
  user_id: annId,
  full_name: 'Ann Otieno',
  phone: null,
  locale: 'en-KE',
  currency: 'KES',
  area_unit: 'sqm',
  terms_version: '1.0',
  terms_accepted_at: '2026-11-01T08:00:00Z',
};

async function open() {
  network.on(read, () => ({ body: [row] }));
  network.on('GET /rest/v1/markets', () => ({ body: [{ currency: 'KES' }] }));
  await signInAnn();
  openPage(Profile, '/profile');
  await screen.findByLabelText('Full name');
}

test('shows the profile and the terms accepted', async () => {
  await open();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ann Otieno');
  expect(screen.getByLabelText('Area unit')).toHaveDisplayValue(/Square metres/);
  expect(screen.getByText(/You accepted version 1.0 of the/)).toHaveTextContent('1 November 2026');
  expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled();
});

test('saves the personal columns alone, and says so', async () => {
  await open();
  network.on(save, ({ body }) => ({ body: [{ ...row, ...(body as object) }] }));
  await fillIn('Full name', 'Ann W. Otieno');
  await fillIn('Phone', '+254 712 345 678');
  await user.selectOptions(screen.getByLabelText('Area unit'), 'sqft');
  await press('Save profile');
  await waitFor(() =>
    expect(notificationStore.getState().notifications[0]).toMatchObject({ title: 'Profile saved' }),
  );
  const [request] = network.sent(save);
  expect(request?.query.get('user_id')).toBe(`eq.${annId}`);
  expect(request?.body).toEqual({
    full_name: 'Ann W. Otieno',
    phone: '+254712345678',
    locale: 'en-KE',
    currency: 'KES',
    area_unit: 'sqft',
  });
  expect(screen.getByLabelText('Phone')).toHaveValue('+254712345678');
});

test('after a failure everything typed is kept, and "Try again" saves it', async () => {
  await open();
  network.on(save, () => ({ status: 503, body: { message: 'down' } }));
  await fillIn('Full name', 'Ann W. Otieno');
  await press('Save profile');
  expect(await screen.findByText('Your changes are not saved yet')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ann W. Otieno');
  network.on(save, ({ body }) => ({ body: [{ ...row, ...(body as object) }] }));
  await press('Try again');
  await waitFor(() =>
    expect(notificationStore.getState().notifications[0]).toMatchObject({ type: 'success' }),
  );
  expect(screen.queryByText('Your changes are not saved yet')).toBeNull();
});

test('what is wrong is told at its field, and nothing is sent', async () => {
  await open();
  await fillIn('Full name', 'Al');
  await fillIn('Phone', '0712');
  await press('Save profile');
  const name = screen.getByLabelText('Full name');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/at least 3 characters/));
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/country code/);
  expect(network.sent(save)).toEqual([]);
});

test('changes can be undone', async () => {
  await open();
  await fillIn('Full name', 'Somebody else');
  await press('Undo changes');
  expect(screen.getByLabelText('Full name')).toHaveValue('Ann Otieno');
});

test('a profile that could not be read can be tried again', async () => {
  network.on(read, () => ({ status: 500, body: { message: 'down' } }));
  await signInAnn();
  openPage(Profile, '/profile');
  expect(await screen.findByText('We could not load your profile')).toBeVisible();
  network.on(read, () => ({ body: [row] }));
  network.on('GET /rest/v1/markets', () => ({ body: [] }));
  await press('Try again');
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ann Otieno');
});
