import { isLoopback, parseEnvironment } from './environment';

const parse = (variables: Record<string, string>) => parseEnvironment(variables, '/srv');

test('everything is optional', () => {
  expect(parse({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    API_PORT: 54_321,
    PAYMENTS_PORT: 54_325,
    DATA_DIR: '/srv/.data',
    SAMPLE_SCALE: 1,
  });
});

test('an empty value counts as absent', () => {
  expect(parse({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test.each([
  [{ PORT: 'abc' }, /PORT: "abc" is not a port/],
  [{ API_PORT: '70000' }, /API_PORT: "70000" is not a port/],
  [{ SAMPLE_SCALE: '-1' }, /SAMPLE_SCALE: "-1" is not a scale/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL: .*postgres:\/\//],
  [{ SUPABASE_URL: 'https://a.supabase.co' }, /belong together/],
  [{ PORT: '54321' }, /three different ports/],
  [{ HOST: '0.0.0.0' }, /no mail provider.*Set SUPABASE_URL/s],
])('%j is refused with advice', (variables, message) => {
  expect(() => parse(variables as Record<string, string>)).toThrow(message);
});

test('all problems are reported together', () => {
  expect(() => parse({ PORT: 'x', API_PORT: 'y' })).toThrow(/PORT.*\n.*API_PORT/);
});

test('loopback addresses', () => {
  expect(['localhost', '127.0.0.1', '127.8.9.1', '::1'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '10.0.0.1', 'example.com', '127.evil.com'].some(isLoopback)).toBe(false);
});
