import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { UiProvider } from 'shared-ui';
import type { RouteDefinition } from '../routes/routes';
import type { PageLoader } from './loader';
import { RemotePage } from './remote-page';

const route: RouteDefinition = {
  path: '/search',
  remote: 'mfe_research',
  title: 'Property search',
  access: 'public',
};

const Page = () => <h1>Search here</h1>;

const fragile = { broken: true };
const Fragile = () => {
  if (fragile.broken) throw new Error('render');
  return <Page />;
};

/** A loader whose attempts are settled by the test. */
const controlled = () => {
  const attempts: { resolve: (page: ComponentType) => void; reject: (error: Error) => void }[] = [];
  const loader: PageLoader = {
    peek: () => undefined,
    warm: () => undefined,
    load: () =>
      new Promise((resolve, reject) => {
        attempts.push({ resolve, reject });
      }),
  };
  return { loader, attempts };
};

const show = (loader: PageLoader) =>
  render(
    <UiProvider>
      <RemotePage loader={loader} route={route} />
    </UiProvider>,
  );

afterEach(() => jest.useRealTimers());

test('a page that is already here is shown at once', () => {
  const { loader } = controlled();
  show({ ...loader, peek: () => Page });
  expect(screen.getByRole('heading', { name: 'Search here' })).toBeVisible();
});

test('loading, then the page', async () => {
  const { loader, attempts } = controlled();
  show(loader);
  expect(screen.getByRole('status')).toBeVisible();
  await act(async () => attempts[0]?.resolve(Page));
  expect(screen.getByRole('heading', { name: 'Search here' })).toBeVisible();
});

test('after 2 s without progress the region says so, and a late page still replaces it', async () => {
  jest.useFakeTimers();
  const { loader, attempts } = controlled();
  show(loader);
  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await act(async () => attempts[0]?.resolve(Page));
  expect(screen.getByRole('heading', { name: 'Search here' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure is shown in the region, its cause in the console, and retried in place', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('gone');
  const { loader, attempts } = controlled();
  show(loader);
  await act(async () => attempts[0]?.reject(failure));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Property search' })).toBeVisible();
  expect(log).toHaveBeenCalledWith(failure);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(attempts).toHaveLength(2);
  await act(async () => attempts[1]?.resolve(Page));
  expect(screen.getByRole('heading', { name: 'Search here' })).toBeVisible();
});

test('a page that throws while rendering takes only its region down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loader, attempts } = controlled();
  show(loader);
  await act(async () => attempts[0]?.resolve(Fragile));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  fragile.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Search here' })).toBeVisible());
});
