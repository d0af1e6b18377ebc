import { configure, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  disposeSharedState,
  getSupabase,
  initSharedState,
  sessionStore,
  signOut,
} from 'shared-state';
import { UiProvider } from 'shared-ui';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { MemoryRouter, Route, Routes, useLocation } from 'shared-ui/router';
import { GrantingSocket } from './granting-socket';
import { researchServer } from './research-server';

// Rendering a whole page on a busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 });

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Landed on ${pathname}${search}`}</p>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

/** Renders a page as the shell does, at its address; every other address says where one landed. */
export function openPage(Page: ComponentType, address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          <Routes>
            <Route path={address.split('?')[0]} element={<Page />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

export const landedOn = (address: string) => screen.findByText(`Landed on ${address}`);

/** Where the page stands now, filters and all. */
export const addressNow = () => screen.getByLabelText('Address').textContent ?? '';

/** Signs Ann in with her password, through the real client. */
export async function signInAnn(): Promise<void> {
  const { error } = await getSupabase().auth.signInWithPassword({
    email: 'ann@savanna.test',
    password: 'savanna-demo',
  });
  if (error) throw error;
}

/**
 * One client for the test file, as one browser tab has it, with the network replaced. After every
 * test nobody is signed in, nothing is stored and no request went unanswered.
 */
export function serverForTests() {
  const server = researchServer();
  Object.assign(globalThis, { fetch: server.fetch, WebSocket: GrantingSocket });
  beforeAll(() =>
    initSharedState({ supabaseUrl: 'http://api.savanna.test', supabaseKey: 'sb_publishable_test' }),
  );
  afterEach(async () => {
    const strays = [...server.unhandled];
    server.reset();
    if (sessionStore.getState().session) await signOut();
    sessionStorage.clear();
    server.reset();
    expect(strays).toEqual([]);
  });
  afterAll(() => disposeSharedState());
  return server;
}
