import { readFileSync } from 'node:fs';
import path from 'node:path';
import { providedModules } from './provided-modules';

const exportsOf = (name: string) => {
  const file = path.join(__dirname, '../../..', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, string> };
  return Object.keys(exports).map((key) => (key === '.' ? name : `${name}${key.slice(1)}`));
};

test('the host lends every sub-path of the shared packages, and nothing a remote cannot name', () => {
  const expected = [
    'react',
    'react/jsx-runtime',
    ...exportsOf('shared-ui'),
    ...exportsOf('shared-state'),
  ];
  expect(Object.keys(providedModules).sort()).toEqual(expected.sort());
});
