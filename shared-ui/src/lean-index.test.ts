import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:import|export)\s(?:(?!type\b)[^;'"]*?from\s*)?['"]([^'"]+)['"]/g;

/** Every module the given one imports statically, with all that they import. */
const reachable = (entry: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (!path.isAbsolute(entry)) return seen;
  for (const [, request = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const base = path.resolve(path.dirname(entry), request);
    const file = ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find(existsSync);
    reachable(request.startsWith('.') && file ? file : request, seen);
  }
  return seen;
};

const names = (entry: string) =>
  [...reachable(path.join(__dirname, entry))].map((file) => path.relative(__dirname, file));

test('the index, which every page starts with, brings no heavy part along', () => {
  const modules = names('index.ts');
  expect(modules).toContain('layout/page-frame.tsx');
  const heavy =
    /^(accordion|dialog|field|form|menu|motion|progress|query|switch|table|tabs)\/|@tanstack|framer-motion|react-hook-form|resolvers|zod/;
  expect(modules.filter((file) => heavy.test(file))).toEqual([]);
});

test('no sub-path reaches back through the index', () => {
  for (const entry of ['dialog', 'field', 'menu', 'table', 'tabs', 'accordion', 'progress']) {
    expect(names(`${entry}/index.ts`)).not.toContain('index.ts');
  }
});
