import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared-ui';
import { MemoryRouter } from 'shared-ui/router';
import SupportPage from './support';

function open(address: string) {
  return render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>
        <SupportPage />
      </MemoryRouter>
    </UiProvider>,
  );
}

beforeEach(() => sessionStorage.clear());

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Wanjiru Kamau');
  await userEvent.type(screen.getByLabelText('Email'), 'wanjiru@savanna.test');
  await userEvent.type(screen.getByLabelText('Message'), ' Can you invoice a company?');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree that Savanna/ }));
}

it('turns the form into a mail with everything in it, and claims nothing was sent', async () => {
  open('/support?topic=tokens&amount=25');
  expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Buying tokens');
  expect(screen.getByLabelText('Message')).toHaveValue('I would like to buy 25 tokens.');
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Prepare e-mail' }));

  expect(
    await screen.findByRole('heading', { name: 'Your message is ready, not sent yet' }),
  ).toHaveFocus();
  const href = screen.getByRole('link', { name: 'Open in mail app' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:support@savanna\.test\?subject=Savanna%20support/);
  const body = decodeURIComponent(href.split('&body=')[1] ?? '');
  expect(body).toContain('I would like to buy 25 tokens. Can you invoice a company?');
  expect(body).toContain('Name: Wanjiru Kamau');
  expect(body).toContain('E-mail: wanjiru@savanna.test');
});

it('returns to the form with everything still in it', async () => {
  open('/support?topic=tokens&amount=25');
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Prepare e-mail' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Wanjiru Kamau');
  expect(screen.getByLabelText('Message')).toHaveValue(
    'I would like to buy 25 tokens. Can you invoice a company?',
  );
});

it('says what is missing, at the field, and keeps the rest', async () => {
  open('/support');
  await userEvent.type(screen.getByLabelText('Email'), 'wanjiru');
  await userEvent.click(screen.getByRole('button', { name: 'Prepare e-mail' }));
  expect(await screen.findByText('Enter your name')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter an e-mail address we can answer to',
  );
  expect(screen.getByLabelText('Email')).toHaveValue('wanjiru');
  expect(screen.getByText(/We need your consent/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open in mail app' })).toBeNull();
});

it('keeps a half-written message over a reload', async () => {
  const { unmount } = open('/support');
  await userEvent.type(screen.getByLabelText('Message'), 'Half a sentence');
  unmount();
  open('/support');
  expect(screen.getByLabelText('Message')).toHaveValue('Half a sentence');
});

it('copies the message where no mail app is at hand', async () => {
  const user = userEvent.setup();
  open('/support?topic=refund');
  await fill();
  await user.click(screen.getByRole('button', { name: 'Prepare e-mail' }));
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('To: support@savanna.test');
  expect(copied).toContain('Can you invoice a company?');
});
