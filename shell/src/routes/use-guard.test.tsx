import { act, render, screen } from '@testing-library/react';
import { sessionStore } from 'shared-state';
import { MemoryRouter, useLocation } from 'shared-ui/router';
import type { Access } from './routes';
import { useGuard } from './use-guard';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const sessionWith = (aal: string, factors: { status: string }[] = []) =>
  ({ access_token: token({ aal }), user: { id: 'u1', factors } }) as never;

/** Guards the address it was opened at; where a redirect leads is public, as in the shell. */
const Probe = ({ access, at }: { access: Access; at: string }) => {
  const { pathname, search } = useLocation();
  const { verdict } = useGuard(`${pathname}${search}` === at ? access : 'public');
  return (
    <p>
      {verdict} {pathname}
      {search}
    </p>
  );
};

const show = (access: Access, at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Probe access={access} at={at} />
    </MemoryRouter>,
  );

const be = (status: 'loading' | 'signed-in' | 'signed-out', session: never | null = null) =>
  act(() => sessionStore.setState({ status, session }));

test('a page that needs a session waits until it is known, then sends the visitor to sign in', () => {
  be('loading');
  show('session', '/search-results?search=1');
  expect(screen.getByText('wait /search-results?search=1')).toBeVisible();
  be('signed-out');
  expect(screen.getByText(/\/login\?next=%2Fsearch-results%3Fsearch%3D1$/)).toBeVisible();
});

test('with a session it shows', () => {
  be('signed-in', sessionWith('aal1'));
  show('session', '/billing');
  expect(screen.getByText('show /billing')).toBeVisible();
});

test('a public page shows to everybody', () => {
  be('signed-out');
  show('public', '/search');
  expect(screen.getByText('show /search')).toBeVisible();
});

test('signed-in visitors of the sign-in page go to next', () => {
  be('signed-in', sessionWith('aal1'));
  show('guest', '/login?next=/billing');
  expect(screen.getByText(/ \/billing$/)).toBeVisible();
});

test('who still owes the second factor stays on the sign-in page', () => {
  be('signed-in', sessionWith('aal1', [{ status: 'verified' }]));
  show('guest', '/login?next=/billing');
  expect(screen.getByText('show /login?next=/billing')).toBeVisible();
});
