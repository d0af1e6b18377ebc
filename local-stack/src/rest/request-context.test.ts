import { contextSettings } from './request-context';

const names = (settings: [string, string][]) => settings.map(([name]) => name);

it('sets the role last, so that the settings before it are made by the login role', () => {
  const settings = contextSettings({
    claims: { role: 'authenticated', uid: 'u', jwt: { sub: 'u' } },
    peer: '192.0.2.1',
  });
  expect(settings.at(-1)).toEqual(['role', 'authenticated']);
  expect(settings).toContainEqual(['request.jwt.claim.sub', 'u']);
  expect(settings).toContainEqual(['statement_timeout', '8s']);
  expect(settings).toContainEqual(['request.peer', '192.0.2.1']);
});

it('adds the request of a rpc, read-only for GET', () => {
  const rpc = {
    method: 'GET',
    path: '/rpc/x',
    readOnly: true,
    requestHeaders: { apikey: 'k', a: 'b' },
  };
  const settings = contextSettings({ claims: {}, rpc });
  expect(names(settings)).toEqual(
    expect.arrayContaining(['request.path', 'transaction_read_only']),
  );
  expect(settings).toContainEqual(['request.headers', '{"a":"b"}']);
  expect(settings.at(-1)).toEqual(['role', 'anon']);
});

it.each(['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded'])(
  'keeps the header %s, which anyone may write, from the functions',
  (name) => {
    const requestHeaders = { [name]: '198.51.100.7', accept: '*/*' };
    const rpc = { method: 'POST', path: '/rpc/x', readOnly: false, requestHeaders };
    expect(contextSettings({ claims: {}, rpc })).toContainEqual([
      'request.headers',
      '{"accept":"*/*"}',
    ]);
  },
);

it('leaves no peer of an earlier request where none is known', () => {
  expect(contextSettings({ claims: {} })).toContainEqual(['request.peer', '']);
});

it('refuses a role that is not a request role', () => {
  expect(() => contextSettings({ claims: { role: 'postgres' } })).toThrow(
    'role "postgres" does not exist',
  );
});
