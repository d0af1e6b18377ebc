import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { notificationStore } from 'shared-state';
import { useLazyPart } from './use-lazy-part';

const Menu = () => <p>the menu</p>;

const Opener = ({ load }: { load: () => Promise<ComponentType> }) => {
  const { Part, warm, show } = useLazyPart(load);
  return (
    <>
      <button type="button" onPointerEnter={warm} onClick={show}>
        Open
      </button>
      {Part ? <Part /> : null}
    </>
  );
};

beforeEach(() => notificationStore.setState({ notifications: [] }));

test('pointing loads, clicking shows', async () => {
  const load = jest.fn(() => Promise.resolve(Menu));
  render(<Opener load={load} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Open' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('the menu')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the menu')).toBeVisible();
});

test('a part that does not load says so, keeps the page, and comes at the next attempt', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let online = false;
  const load = () => (online ? Promise.resolve(Menu) : Promise.reject(new Error('ChunkLoadError')));
  render(<Opener load={load} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(notificationStore.getState().notifications).toMatchObject([{ type: 'error' }]);
  online = true;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the menu')).toBeVisible();
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});
