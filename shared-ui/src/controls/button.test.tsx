import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, UiProvider } from '../index';

const show = (element: React.ReactNode) => render(<UiProvider>{element}</UiProvider>);

test('a busy button keeps its name, says that it is busy and takes no second click', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  show(
    <Button loading onClick={onClick}>
      Create account
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Create account', busy: true });
  await user.click(button);
  expect(button).toBeDisabled();
  expect(onClick).not.toHaveBeenCalled();
});

test('a button sends no form unless told', () => {
  show(
    <>
      <Button>Preview</Button>
      <Button type="submit">Search</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});
