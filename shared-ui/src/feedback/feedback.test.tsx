import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert, EmptyState, ErrorState, LoadingState, UiProvider } from '../index';

const show = (element: React.ReactNode) => render(<UiProvider>{element}</UiProvider>);

test('loading is said in words, the skeleton is for the eyes', () => {
  show(<LoadingState label="Loading units" rows={5} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading units');
});

test('an error is an alert with the way to try again', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  show(<ErrorState title="No units" description="The line is cut." onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('No unitsThe line is cut.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error that cannot be retried offers no button', () => {
  show(<ErrorState title="Gone" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an empty state leads on', () => {
  show(<EmptyState title="No searches yet" action={<a href="/search">Start one</a>} />);
  expect(screen.getByText('No searches yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start one' })).toBeVisible();
});

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('an alert of status %s has the role %s', (status, role) => {
  show(
    <Alert status={status} title="Title">
      Text
    </Alert>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('TitleText');
});
