import { safeNextPath, withNext } from './next-path';

describe('safeNextPath', () => {
  test.each([
    '/search',
    '/search-results?search=4b1c&sort=price#map',
    '/billing',
    '/login-history',
  ])('keeps %s', (path) => expect(safeNextPath(path)).toBe(path));

  test.each([
    [null],
    [''],
    ['search'],
    ['https://evil.test/'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['/search\\..\\x'],
    ['\\/evil.test'],
    ['javascript:alert(1)'],
    ['/\t/evil.test'],
    ['/./\n/evil.test'],
    ['/.//evil.test'],
    ['/login'],
    ['/login?next=/login'],
    ['/LOGIN/'],
  ])('refuses %j', (path) => expect(safeNextPath(path)).toBe('/user-dashboard'));
});

test('withNext carries a good way back and drops a bad one', () => {
  expect(withNext('/register', '/search?a=1')).toBe('/register?next=%2Fsearch%3Fa%3D1');
  expect(withNext('/register', '//evil.test')).toBe('/register');
  expect(withNext('/register', null)).toBe('/register');
});
