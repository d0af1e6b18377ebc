import { type FakeBackend, installFakeBackend } from '../testing/fake-backend';
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel';
import { freshSharedState, settle, stopSharedState } from '../testing/fresh-shared-state';

/** Where a page keeps its one client; two tabs are two pages in one test. */
const slot = Symbol.for('savanna.shared-state');

let backend: FakeBackend;
let tabs: Awaited<ReturnType<typeof openTab>>[];

/** One more tab on the same storage, with modules, client and stores of its own. */
async function openTab() {
  Reflect.deleteProperty(globalThis, slot);
  const shared = await freshSharedState();
  const page = Reflect.get(globalThis, slot);
  await settle();
  const activate = () => {
    Reflect.set(globalThis, slot, page);
    return shared;
  };
  return {
    activate,
    state: () => shared.sessionStore.getState(),
    signIn: async (name: string) => {
      const { auth } = activate().getSupabase();
      await auth.signInWithPassword({ email: `${name}@savanna.test`, password: 'savanna-demo' });
      await settle();
    },
    signOut: async () => {
      await activate().signOut();
      await settle();
    },
  };
}

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  backend = installFakeBackend();
  backend.seed('ann', 3);
  backend.seed('bob', 8);
  tabs = [await openTab(), await openTab()];
});

afterEach(async () => {
  FakeBroadcastChannel.release();
  for (const tab of tabs) await stopSharedState(tab.activate());
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.useRealTimers();
});

const first = () => tabs[0]!;
const second = () => tabs[1]!;

it('signs the other tab in and out', async () => {
  await first().signIn('ann');
  expect(second().state().session?.user.id).toBe('ann');
  await first().signOut();
  expect(second().state()).toMatchObject({ session: null, status: 'signed-out' });
  expect(localStorage).toHaveLength(0);
});

it('does not let a tab that hears late of a sign-out destroy the session that followed', async () => {
  await first().signIn('ann');
  FakeBroadcastChannel.held = true;
  await first().signOut();
  await first().signIn('bob');
  expect(second().state().session?.user.id).toBe('ann');

  FakeBroadcastChannel.release();
  await settle();
  expect(localStorage.getItem('savanna.auth')).toContain('access-bob');
  expect(first().state().session?.user.id).toBe('bob');
  expect(second().state().session?.user.id).toBe('bob');
});
