import type { RemotesRegistry } from 'shared-state/contracts';
import type { RouteDefinition } from '../routes/routes';
import { createPageLoader, type FederationRuntime } from './loader';
import { RemoteError } from './remote-error';

const route: RouteDefinition = {
  path: '/search',
  remote: 'mfe_research',
  title: 'Search',
  access: 'public',
};

const pages = { '/search': { expose: './search', preload: ['search.js'], shared: ['shared-ui'] } };

const registry = (previous = false): RemotesRegistry => ({
  remotes: {
    mfe_research: {
      version: '2.0.0',
      entry: '/remotes/mfe-research/2.0.0/remoteEntry.js',
      pages,
      ...(previous
        ? {
            previous: {
              version: '1.0.0',
              entry: '/remotes/mfe-research/1.0.0/remoteEntry.js',
              pages,
            },
          }
        : {}),
    },
  },
});

const Page = () => null;

/** A runtime whose answers are given one by one: a module, or an error to throw. */
const scripted = (...answers: unknown[]) => {
  const selected: string[] = [];
  const runtime: FederationRuntime = {
    selectContainer: ({ entry }) => selected.push(entry),
    loadModule: async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { selected, connect: async () => runtime };
};

const downloads = { start: async () => undefined, forget: () => undefined };

test('a page is loaded once and remembered', async () => {
  const { connect, selected } = scripted({ default: Page });
  const loader = createPageLoader({ registry: registry(), connect, downloads });
  expect(loader.peek('/search')).toBeUndefined();
  const [first, second] = await Promise.all([loader.load(route), loader.load(route)]);
  expect(first).toBe(Page);
  expect(second).toBe(Page);
  expect(loader.peek('/search')).toBe(Page);
  expect(selected).toEqual(['/remotes/mfe-research/2.0.0/remoteEntry.js']);
});

test('the downloads of the page start with the attempt', async () => {
  const seen: string[] = [];
  const { connect } = scripted({ default: Page });
  const loader = createPageLoader({
    registry: registry(),
    connect,
    downloads: {
      ...downloads,
      start: async (version, page) => {
        seen.push(version.version, ...page.preload);
      },
    },
  });
  await loader.load(route);
  expect(seen).toEqual(['2.0.0', 'search.js']);
});

test('a failure is tried again from a fresh address, and no failed download is reused', async () => {
  const { connect, selected } = scripted(new Error('offline'), { default: Page });
  const forgotten: string[] = [];
  const loader = createPageLoader({
    registry: registry(),
    connect,
    downloads: { ...downloads, forget: ({ version }) => forgotten.push(version) },
  });
  await expect(loader.load(route)).resolves.toBe(Page);
  expect(selected).toEqual([
    '/remotes/mfe-research/2.0.0/remoteEntry.js',
    '/remotes/mfe-research/2.0.0/remoteEntry.js?fresh=1',
  ]);
  expect(forgotten).toEqual(['2.0.0']);
});

test('then the previous good version is taken', async () => {
  const { connect, selected } = scripted(new Error('a'), new Error('b'), { default: Page });
  const loader = createPageLoader({ registry: registry(true), connect, downloads });
  await expect(loader.load(route)).resolves.toBe(Page);
  expect(selected.at(-1)).toBe('/remotes/mfe-research/1.0.0/remoteEntry.js');
});

test('a rejection names the remote, keeps the cause and is not remembered', async () => {
  const broken = new Error('gone');
  const { connect } = scripted(broken, broken, { default: Page });
  const loader = createPageLoader({ registry: registry(), connect, downloads });
  const failure = await loader.load(route).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteError);
  expect(failure).toMatchObject({ remote: 'mfe_research', cause: broken });
  await expect(loader.load(route)).resolves.toBe(Page);
});

test.each([[{}], [{ default: 'text' }], [null], [undefined]])(
  'a module of the wrong shape (%j) is refused',
  async (module) => {
    const { connect } = scripted(module, module);
    const loader = createPageLoader({ registry: registry(), connect, downloads });
    const failure = await loader.load(route).catch((error: RemoteError) => error);
    expect(failure).toMatchObject({
      cause: { message: expect.stringContaining('no component as default export') },
    });
  },
);

test('a remote or a page missing from the registry is said so', async () => {
  const { connect } = scripted();
  const empty = createPageLoader({ registry: { remotes: {} }, connect, downloads });
  await expect(empty.load(route)).rejects.toThrow('mfe_research: is not in the registry');
  const loader = createPageLoader({ registry: registry(), connect, downloads });
  const failure = await loader.load({ ...route, path: '/other' }).catch((error: Error) => error);
  expect(failure).toMatchObject({ cause: { message: expect.stringContaining('no page /other') } });
});

test('a step that never ends fails after 120 s, and the next attempt can succeed', async () => {
  jest.useFakeTimers();
  const hang = new Promise<never>(() => undefined);
  const { connect } = scripted(hang, { default: Page });
  const loader = createPageLoader({ registry: registry(), connect, downloads });
  const page = loader.load(route);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(loader.peek('/search')).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await expect(page).resolves.toBe(Page);
  jest.useRealTimers();
});

test('"again" starts a new attempt beside one that hangs', async () => {
  const hang = new Promise<never>(() => undefined);
  const { connect } = scripted(hang, { default: Page });
  const loader = createPageLoader({ registry: registry(), connect, downloads });
  void loader.load(route);
  await expect(loader.load(route, true)).resolves.toBe(Page);
});

test('warming up is silent about failures', async () => {
  const { connect } = scripted(new Error('a'), new Error('b'), { default: Page });
  const loader = createPageLoader({ registry: registry(), connect, downloads });
  loader.warm(route);
  await new Promise((resolve) => setTimeout(resolve));
  await expect(loader.load(route)).resolves.toBe(Page);
});
