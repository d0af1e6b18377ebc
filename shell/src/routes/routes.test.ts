import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findRoute, routes } from './routes';

const specification = [
  '/ /about-us /economics /search /search-results /invest /area-data /yield-pdi-insights',
  '/price-sqm-pdi-insights /grm-pdi-insights /verify-mail /register /login /confirm',
  '/user-dashboard /reset /update-password /manage-plan /purchase-token /billing /profile',
  '/account /support /privacy-policy /terms-conditions /disclaimer /faq',
]
  .join(' ')
  .split(' ');

test('the shell owns exactly the 27 routes of the specification', () => {
  expect(specification).toHaveLength(27);
  expect(routes.map(({ path: route }) => route).sort()).toEqual([...specification].sort());
});

test('each remote has a page for each of its routes, and no other', () => {
  for (const app of ['mfe-research', 'mfe-account', 'mfe-legal']) {
    const file = path.join(__dirname, '../../..', app, 'remote.json');
    const remote = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      pages: Record<string, string>;
    };
    const own = routes.filter((route) => route.remote === remote.name).map((route) => route.path);
    expect(Object.keys(remote.pages).sort()).toEqual(own.sort());
  }
});

test('titles are unique and an unknown path has no route', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(findRoute('/nowhere')).toBeUndefined();
});
