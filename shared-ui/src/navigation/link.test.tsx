import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, LinkButton, UiProvider } from '../index';
import { MemoryRouter, useLocation } from '../router';

function Where() {
  return <p>{useLocation().pathname}</p>;
}

test('links go without loading the page, whatever they look like', async () => {
  const user = userEvent.setup();
  render(
    <UiProvider>
      <MemoryRouter>
        <Link to="/faq">Questions</Link>
        <LinkButton to="/search" colorPalette="amber">
          Search
        </LinkButton>
        <Where />
      </MemoryRouter>
    </UiProvider>,
  );
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  expect(screen.getByText('/faq')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.getByText('/search')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
