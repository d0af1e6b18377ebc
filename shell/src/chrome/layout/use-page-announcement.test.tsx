import { act, render, screen } from '@testing-library/react';
import { usePageAnnouncement } from './use-page-announcement';

const Announcer = ({ path }: { path: string }) => <output>{usePageAnnouncement(path)}</output>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the first page is not announced: the browser does that', () => {
  document.title = 'Home';
  render(<Announcer path="/" />);
  wait(1_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a page gone to is announced by the title it has set, a page passed through is not', () => {
  const { rerender } = render(<Announcer path="/" />);
  document.title = 'Guarded page';
  rerender(<Announcer path="/user-dashboard" />);
  wait(50);
  document.title = 'Sign in';
  rerender(<Announcer path="/login" />);
  wait(149);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('Sign in');
});
