import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared-ui';
import { MemoryRouter } from 'shared-ui/router';
import FaqPage from './faq';

function open(address: string) {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>
        <FaqPage />
      </MemoryRouter>
    </UiProvider>,
  );
}

const questions = () =>
  screen.getAllByRole('button', { expanded: false }).map((button) => button.textContent);

it('shows every question under its category and announces how many', () => {
  open('/faq');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^\d\d answers$/);
  const plans = screen.getByRole('region', { name: 'Plans, payment and refunds' });
  expect(within(plans).getByRole('button', { name: 'Can I get money back?' })).toBeVisible();
});

it('narrows to the answers found, best first, and says so', async () => {
  open('/faq');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the FAQ' }), 'chargeback');
  expect(await screen.findByText('1 answer for “chargeback”')).toBeInTheDocument();
  expect(questions()).toEqual(['Can I get money back?']);
});

it('takes the query from the address', () => {
  open('/faq?q=2fa');
  expect(screen.getByRole('searchbox')).toHaveValue('2fa');
  expect(questions()).toEqual(['Can I protect the account with a second factor?']);
});

it('offers support when nothing is found', async () => {
  open('/faq?q=zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No answers for “zebra”');
  expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/support',
  );
});

it('opens the answer a link names and moves there', async () => {
  open('/faq#refund');
  const question = screen.getByRole('button', { name: 'Can I get money back?' });
  expect(question).toHaveAttribute('aria-expanded', 'true');
  await screen.findByText(/at the price per token you paid/);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(question).toHaveFocus();
});

it('opens and closes an answer from the keyboard', async () => {
  open('/faq?q=yearly');
  const question = screen.getByRole('button', { name: /yearly plan at once/ });
  question.focus();
  await userEvent.keyboard('{Enter}');
  expect(question).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(question).toHaveAttribute('aria-expanded', 'false');
});
