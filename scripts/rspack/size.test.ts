import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson, remoteApps, remoteDefinition, root } from './paths';

/** Byte gates on the built files; `npm test` builds before it runs this. */
const REMOTE_ENTRY_LIMIT_BYTES = 7 * 1024;

/** The container code itself, which every remote needs; its core comes from the host. */
const CONTAINER = /^@module-federation\//;

const dist = (app: string, file = '') => path.join(root, app, 'dist', file);
const packagesOf = (app: string) => readJson<string[]>(app, 'dist', 'bundled-packages.json');

test.each(remoteApps)('the entry of %s is at most 7 KB brotli', (app) => {
  const { entry } = readJson<{ entry: string }>(app, 'dist', 'remote-manifest.json');
  expect(statSync(dist(app, `${entry}.br`)).size).toBeLessThanOrEqual(REMOTE_ENTRY_LIMIT_BYTES);
});

test('no library is in the page twice: remotes bring none, the host has each once', () => {
  for (const app of remoteApps) {
    expect(packagesOf(app).filter((name) => !CONTAINER.test(name))).toEqual([]);
  }
  expect(packagesOf('shell')).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'zustand', '@chakra-ui/react']),
  );
});

test.each(remoteApps)('every page of %s is in its manifest with its files and needs', (app) => {
  const { pages } = readJson<{
    pages: Record<string, { expose: string; files: string[]; shared: string[] }>;
  }>(app, 'dist', 'remote-manifest.json');
  expect(Object.keys(pages).sort()).toEqual(Object.keys(remoteDefinition(app).pages).sort());
  for (const page of Object.values(pages)) {
    expect(page.files.length).toBeGreaterThan(0);
    expect(page.shared).toEqual(expect.arrayContaining(['react/jsx-runtime', 'shared-ui']));
    for (const file of page.files) expect(statSync(dist(app, file)).isFile()).toBe(true);
  }
});

test('chunks of host and remotes count as failed after the specified 120 s', () => {
  for (const app of ['shell', ...remoteApps]) {
    const scripts = readdirSync(dist(app)).filter((file) => file.endsWith('.js'));
    const withLoader = scripts.filter((file) =>
      /setTimeout\([^)]{0,120}12e4\)|12e4/.test(readFileSync(dist(app, file), 'utf8')),
    );
    expect(withLoader.length).toBeGreaterThan(0);
  }
});

test('no bundle carries a secret or an address of a backend', () => {
  for (const app of ['shell', ...remoteApps]) {
    for (const file of readdirSync(dist(app), { recursive: true }).map(String)) {
      if (!file.endsWith('.js')) continue;
      const text = readFileSync(dist(app, file), 'utf8');
      expect(text).not.toMatch(/sb_secret_|service_role|postgres:\/\/|localhost:54321/);
    }
  }
});
