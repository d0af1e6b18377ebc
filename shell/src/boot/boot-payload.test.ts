import { readBootPayload } from './boot-payload';
import { ConfigurationError, showStartFailure } from './configuration-error';

const config = { supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_x' };
const registry = {
  remotes: {
    mfe_legal: {
      version: '1.0.0',
      entry: '/remotes/mfe-legal/1.0.0/remoteEntry.js',
      pages: { '/faq': { expose: './faq', preload: [] } },
    },
  },
};

const inline = (content: string) => {
  document.body.innerHTML = '<script type="application/json" id="savanna-boot"></script>';
  const element = document.getElementById('savanna-boot');
  if (element) element.textContent = content;
};

const answers = (documents: Record<string, { status?: number; body: string }>) => {
  globalThis.fetch = (async (address: string) => {
    const answer = documents[address] ?? { status: 404, body: '' };
    const status = answer.status ?? 200;
    return { ok: status < 400, status, json: async () => JSON.parse(answer.body) };
  }) as unknown as typeof fetch;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('the documents in the page are used as they are', async () => {
  inline(JSON.stringify({ config, registry }));
  await expect(readBootPayload()).resolves.toEqual({ config, registry });
});

test('a static host leaves them to be fetched', async () => {
  answers({
    '/config.json': { body: JSON.stringify(config) },
    '/remotes.json': { body: JSON.stringify(registry) },
  });
  await expect(readBootPayload()).resolves.toEqual({ config, registry });
});

test.each([
  ['a wrong value', { ...config, supabaseUrl: 'nowhere' }, /config\.json: supabaseUrl/],
  ['a missing key', { supabaseUrl: config.supabaseUrl }, /config\.json: supabaseKey/],
  [
    'an analytics script from elsewhere',
    { ...config, analyticsSrc: 'https://x.test/a.js' },
    /analyticsSrc/,
  ],
])('configuration with %s fails loudly', async (_name, broken, message) => {
  inline(JSON.stringify({ config: broken, registry }));
  const failure = await readBootPayload().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigurationError);
  expect(failure).toMatchObject({ message: expect.stringMatching(message) });
});

test('configuration that is not there or not JSON fails loudly', async () => {
  answers({ '/remotes.json': { body: '{}' } });
  await expect(readBootPayload()).rejects.toThrow('/config.json: answered 404');
  inline('{');
  await expect(readBootPayload()).rejects.toThrow('is not JSON');
});

test('a broken registry leaves a shell that can start', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inline(JSON.stringify({ config, registry: { remotes: { mfe_legal: { version: 1 } } } }));
  await expect(readBootPayload()).resolves.toEqual({ config, registry: { remotes: {} } });
  expect(String(log.mock.calls[0]?.[0])).toMatch(/remotes\.json: remotes\.mfe_legal/);
});

test('a start failure is shown on the page', () => {
  const root = document.createElement('div');
  showStartFailure(root, new ConfigurationError('config.json', 'supabaseKey must not be empty'));
  expect(root).toHaveTextContent('Savanna could not start');
  expect(root).toHaveTextContent('config.json: supabaseKey must not be empty');
});
