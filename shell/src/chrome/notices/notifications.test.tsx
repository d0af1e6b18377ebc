import { act, fireEvent, render, screen } from '@testing-library/react';
import { notificationStore, notify } from 'shared-state';
import { UiProvider } from 'shared-ui';
import { Notifications } from './notifications';

beforeEach(() => {
  jest.useFakeTimers();
  notificationStore.setState({ notifications: [] });
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <UiProvider>
      <Notifications />
    </UiProvider>,
  );
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const tell = (title: string) => act(() => void notify({ title }));
const card = (title: string) => screen.getByText(title).closest('[role=status]') as HTMLElement;

test('the live region is in the page before the first notification', () => {
  const { container } = show();
  expect(container.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
});

test('one that is being pointed at stays beyond its time and goes when the pointer leaves', () => {
  show();
  tell('Saved');
  fireEvent.pointerEnter(card('Saved'));
  wait(20_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(card('Saved'));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('one with the focus stays until the focus leaves it', () => {
  show();
  tell('Saved');
  const close = screen.getByRole('button', { name: 'Close this notice' });
  act(() => close.focus());
  wait(20_000);
  expect(close).toBeVisible();
  act(() => close.blur());
  expect(close).not.toBeInTheDocument();
});

test('a pointer that leaves early takes no time away', () => {
  show();
  tell('Saved');
  fireEvent.pointerEnter(card('Saved'));
  wait(1_000);
  fireEvent.pointerLeave(card('Saved'));
  wait(3_499);
  expect(screen.getByText('Saved')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a held one keeps its place above later ones', () => {
  show();
  tell('First');
  fireEvent.pointerEnter(card('First'));
  wait(4_000);
  tell('Second');
  wait(1_000);
  expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual([
    'First',
    'Second',
  ]);
});
