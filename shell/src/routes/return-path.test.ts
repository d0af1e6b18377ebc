import { returnPath, signInPath } from './return-path';

test.each([
  ['', '/user-dashboard'],
  ['?next=/search-results%3Fsearch%3D1', '/search-results?search=1'],
  ['?next=https://evil.example', '/user-dashboard'],
  ['?next=//evil.example/x', '/user-dashboard'],
  ['?next=/%5Cevil.example', '/user-dashboard'],
  ['?next=/login', '/user-dashboard'],
  ['?next=javascript:alert(1)', '/user-dashboard'],
])('after signing in with "%s" the visitor goes to %s', (search, expected) => {
  expect(returnPath(search)).toBe(expected);
});

test('the sign-in address remembers page and query', () => {
  expect(signInPath({ pathname: '/search-results', search: '?search=1' })).toBe(
    '/login?next=%2Fsearch-results%3Fsearch%3D1',
  );
});
