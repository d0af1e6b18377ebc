import { contextSettings } from './request-context';

const names = (settings: [string, string][]) => settings.map(([name]) => name);

it('sets the role last, so that the settings before it are made by the login role', () => {
  const settings = contextSettings({ role: 'authenticated', uid: 'u', jwt: { sub: 'u' } });
  expect(settings.at(-1)).toEqual(['role', 'authenticated']);
  expect(settings).toContainEqual(['request.jwt.claim.sub', 'u']);
  expect(settings).toContainEqual(['statement_timeout', '8s']);
});

it('adds the request of a rpc, read-only for GET', () => {
  const rpc = {
    method: 'GET',
    path: '/rpc/x',
    readOnly: true,
    requestHeaders: { apikey: 'k', a: 'b' },
  };
  const settings = contextSettings({}, rpc);
  expect(names(settings)).toEqual(
    expect.arrayContaining(['request.path', 'transaction_read_only']),
  );
  expect(settings).toContainEqual(['request.headers', '{"a":"b"}']);
  expect(settings.at(-1)).toEqual(['role', 'anon']);
});

it('refuses a role that is not a request role', () => {
  expect(() => contextSettings({ role: 'postgres' })).toThrow('role "postgres" does not exist');
});
