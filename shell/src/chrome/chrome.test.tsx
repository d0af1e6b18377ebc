import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutStore, notify, sessionStore, walletStore } from 'shared-state';
import { UiProvider } from 'shared-ui';
import { Link, MemoryRouter } from 'shared-ui/router';
import { Chrome } from './chrome';

const user = {
  id: 'u1',
  email: 'wanjiru@example.com',
  app_metadata: {},
  user_metadata: { full_name: 'Wanjiru Kamau' },
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
};
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer' as const,
  user,
};

const show = (prefetch = jest.fn()) => {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={['/']}>
        <Chrome prefetch={prefetch}>
          <h1>Page</h1>
          <Link to="/elsewhere">Elsewhere</Link>
        </Chrome>
      </MemoryRouter>
    </UiProvider>,
  );
  return prefetch;
};

const signIn = () => act(() => sessionStore.setState({ session, status: 'signed-in' }));

beforeEach(() => {
  sessionStore.setState({ session: null, status: 'signed-out' });
  walletStore.setState(walletStore.getInitialState());
  layoutStore.setState(layoutStore.getInitialState());
});

afterEach(() => jest.useRealTimers());

test('one header, one main, one footer', () => {
  show();
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
});

test('a visitor is offered the ways in', () => {
  show();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(header.getByText('Create account')).toHaveAttribute('href', '/register');
  expect(header.queryByLabelText('Token balance')).not.toBeInTheDocument();
});

test('a signed-in user sees the balance move without reload', async () => {
  show();
  signIn();
  expect(screen.getByLabelText('Token balance')).toHaveTextContent('—');
  const subscription = {
    user_id: 'u1',
    plan: 'standard',
    status: 'active' as const,
    plan_tokens: 15,
    current_period_end: null,
    cancel_at_period_end: false,
  };
  act(() => walletStore.setState({ tokens: 25, subscription, status: 'ready' }));
  expect(screen.getByLabelText('Token balance')).toHaveTextContent(/^40$/);
  act(() => walletStore.setState({ tokens: 24 }));
  expect(screen.getByLabelText('Token balance')).toHaveTextContent(/^39$/);
  expect(screen.queryByRole('link', { name: 'Top up' })).not.toBeInTheDocument();
  act(() => walletStore.setState({ tokens: 0, subscription: { ...subscription, plan_tokens: 0 } }));
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/purchase-token');
  await screen.findByRole('button', { name: 'Wanjiru Kamau' });
});

test('the account menu is a button that holds "Sign out"', async () => {
  show();
  signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Wanjiru Kamau' }));
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
});

test('pointing at a link starts loading its page', async () => {
  const prefetch = show();
  await userEvent.hover(screen.getByRole('link', { name: 'Sign in' }));
  expect(prefetch).toHaveBeenCalledWith('/login');
});

test('a route change scrolls up, resets the footer height and closes the custom modal', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show();
  act(() => {
    layoutStore.getState().setFooterHeight(480);
    layoutStore.getState().openCustomModal(<p>Compare</p>);
  });
  await screen.findByText('Compare');
  const heights: number[] = [];
  const stop = layoutStore.subscribe(({ footerHeight }) => heights.push(footerHeight));
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('Elsewhere'));
  stop();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(heights[0]).toBe(0);
  expect(layoutStore.getState().customModal.isOpen).toBe(false);
  await waitFor(() => expect(screen.queryByText('Compare')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('1000 ms after a route change, header position and document height are recalculated', () => {
  jest.useFakeTimers();
  show();
  const root = document.documentElement;
  root.style.removeProperty('--document-height');
  act(() => jest.advanceTimersByTime(999));
  expect(root.style.getPropertyValue('--document-height')).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(root.style.getPropertyValue('--document-height')).toBe('0px');
  expect(root.style.getPropertyValue('--header-position')).toBe('0px');
});

test('the page behind a modal does not scroll', () => {
  show();
  const locked = () => document.documentElement.hasAttribute('data-scroll-locked');
  act(() => layoutStore.getState().setModalOpen(true));
  expect(locked()).toBe(true);
  act(() => layoutStore.getState().setModalOpen(false));
  expect(locked()).toBe(false);
});

test('the custom modal shows the element of the store and closes with Esc', async () => {
  show();
  act(() => layoutStore.getState().openCustomModal(<p>Two units side by side</p>));
  expect(await screen.findByText('Two units side by side')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(layoutStore.getState().customModal.isOpen).toBe(false);
});

test('a notification has the specified defaults and goes after 4.5 s', () => {
  jest.useFakeTimers();
  show();
  act(() => {
    notify();
  });
  expect(screen.getByText('Please Notice').closest('[role=status]')).toBeVisible();
  act(() => jest.advanceTimersByTime(4_499));
  expect(screen.getByText('Please Notice')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Please Notice')).not.toBeInTheDocument();
});

test('an error is announced at once and can be closed', async () => {
  show();
  act(() => {
    notify({ title: 'Not saved', description: 'Try again', type: 'error' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost network is said and taken back', () => {
  show();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
