import { notificationStore, notify } from './notification-store';

const shown = () => notificationStore.getState().notifications;

beforeEach(() => {
  jest.useFakeTimers();
  notificationStore.setState({ notifications: [] });
});

afterEach(() => jest.useRealTimers());

it('fills in the specified defaults', () => {
  const id = notify();
  expect(shown()).toEqual([
    {
      id,
      title: 'Please Notice',
      description: '',
      type: 'info',
      placement: 'top-right',
      duration: 4_500,
    },
  ]);
});

it('takes what it is given, and the default where that is undefined', () => {
  notify({ title: undefined, description: 'Saved', type: 'success' });
  expect(shown()[0]).toMatchObject({
    title: 'Please Notice',
    description: 'Saved',
    type: 'success',
  });
});

it('shows each for 4.5 s', () => {
  notify({ title: 'first' });
  jest.advanceTimersByTime(1_000);
  notify({ title: 'second' });
  jest.advanceTimersByTime(3_499);
  expect(shown().map(({ title }) => title)).toEqual(['first', 'second']);
  jest.advanceTimersByTime(1);
  expect(shown().map(({ title }) => title)).toEqual(['second']);
  jest.advanceTimersByTime(1_000);
  expect(shown()).toEqual([]);
});

it('goes at once when dismissed, alone', () => {
  const first = notify({ title: 'first' });
  notify({ title: 'second' });
  notificationStore.getState().dismiss(first);
  expect(shown().map(({ title }) => title)).toEqual(['second']);
});
