import { configure, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  disposeSharedState,
  getSupabase,
  initSharedState,
  notificationStore,
  sessionStore,
  signOut,
} from 'shared-state';
import { UiProvider } from 'shared-ui';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { MemoryRouter, Route, Routes, useLocation } from 'shared-ui/router';
import { fakeServer } from './fake-server';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Landed on ${pathname}${search}`}</p>;
}

/** Renders a page as the shell does, at its address; every other address says where one landed. */
export function openPage(Page: ComponentType, address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
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
export function networkForTests() {
  // A whole page takes its time on a busy machine; a wait that is met ends at once all the same.
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 8_000 });
  const network = fakeServer();
  beforeAll(() =>
    initSharedState({ supabaseUrl: 'http://api.savanna.test', supabaseKey: 'sb_publishable_test' }),
  );
  afterEach(async () => {
    jest.useRealTimers();
    const { unhandled } = network;
    const strays = [...unhandled];
    network.reset();
    if (sessionStore.getState().session) await signOut();
    notificationStore.setState(notificationStore.getInitialState());
    sessionStorage.clear();
    network.reset();
    expect(strays).toEqual([]);
  });
  afterAll(() => disposeSharedState());
  return network;
}
