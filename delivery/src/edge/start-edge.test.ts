import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from './compress';
import { type EdgeServer, startEdge } from './start-edge';

const script = `/* ${'x'.repeat(2000)} */`;

const remoteManifest = (version: string) => ({
  name: 'mfe_legal',
  version,
  entry: 'remoteEntry.12345678.js',
  integrity: 'sha384-AAAA',
  requires: { react: '19.3.1' },
  pages: { '/faq': { expose: './faq', files: ['faq.12345678.js'], shared: ['shared-ui/table'] } },
});

let folder: string;
let edge: EdgeServer;
let healthy = true;
const reports: string[] = [];

const file = (...segments: string[]) => path.join(folder, ...segments);
const put = async (name: string, content: string | object) => {
  await mkdir(path.dirname(file(name)), { recursive: true });
  await writeFile(file(name), typeof content === 'string' ? content : JSON.stringify(content));
};
const options = () => ({
  host: '127.0.0.1',
  port: 0,
  shellDir: file('shell'),
  remotes: { 'mfe-legal': file('legal') },
  config: { supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_k' },
  health: async () => ({ ok: healthy, parts: { site: { ok: healthy } } }),
  report: (message: string) => reports.push(message),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'savanna-edge-'));
  await put(
    'shell/index.html',
    '<html><head><title>Savanna</title><script>theme()</script><script defer src="/main.12345678.js"></script></head><body></body></html>',
  );
  await put('shell/main.12345678.js', script);
  await put('shell/host-manifest.json', {
    routes: [{ path: '/faq', remote: 'mfe_legal', title: 'FAQ' }],
    initial: ['/main.12345678.js'],
    chunks: { federation: ['/federation.1.js'], 'shared-ui/table': ['/table.1.js'] },
  });
  await put('legal/remote-manifest.json', remoteManifest('1.0.0'));
  await put('legal/remoteEntry.12345678.js', script);
  await put('secret.txt', 'not part of any build');
  await Promise.all([compressFolder(file('shell')), compressFolder(file('legal'))]);
  edge = await startEdge(options());
});

afterAll(async () => {
  await edge.close();
  await rm(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${edge.url}${address}`, { headers });

test('a route answers the shell with configuration, registry and the scripts of its page', async () => {
  const response = await get('/faq');
  const html = await response.text();
  expect(response.status).toBe(200);
  const payload = /id="savanna-boot">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(payload ?? '')).toMatchObject({
    config: { supabaseUrl: 'http://localhost:54321' },
    registry: { remotes: { mfe_legal: { version: '1.0.0', requires: { react: '^19.3.1' } } } },
  });
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  expect(scripts).toEqual([
    '/federation.1.js',
    '/table.1.js',
    '/main.12345678.js',
    '/remotes/mfe-legal/1.0.0/faq.12345678.js',
    '/remotes/mfe-legal/1.0.0/remoteEntry.12345678.js',
  ]);
  expect(html).toMatch(
    /remoteEntry\.12345678\.js" data-remote="mfe_legal" integrity="sha384-AAAA"/,
  );
});

test('every script of the page carries the nonce of its policy, and each page another', async () => {
  const [first, second] = await Promise.all([get('/faq'), get('/faq')]);
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
  const scripts = [
    ...(await first.text()).matchAll(/<script(?! type="application\/json")([^>]*)>/g),
  ];
  expect(scripts).toHaveLength(6);
  for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("connect-src 'self' http://localhost:54321 ws://localhost:54321");
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
});

test('the page is packed as the client takes it', async () => {
  const encodings = await Promise.all(
    ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(async (accepted) => {
      const response = await get('/faq', { 'accept-encoding': accepted });
      expect(await response.text()).toContain('savanna-boot');
      return response.headers.get('content-encoding');
    }),
  );
  expect(encodings).toEqual(['br', 'gzip', null, 'gzip']);
});

test('an unknown path answers 404 with the same shell', async () => {
  const response = await get('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('savanna-boot');
});

test.each(['/missing.js', '/remotes/mfe-legal/1.0.0/missing.js', '/remotes/mfe-other/1.0.0/x.js'])(
  'the missing asset %s answers 404 without HTML',
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).not.toContain('<');
  },
);

test('hashed assets are immutable and precompressed', async () => {
  const response = await get('/remotes/mfe-legal/1.0.0/remoteEntry.12345678.js', {
    'accept-encoding': 'br',
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
  expect(await response.text()).toBe(script);
  const plain = await get('/main.12345678.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

/** fetch() would tidy the path up before sending it. */
const statusOfRawPath = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(edge.url);
    request({ hostname, port, path: address }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/remotes/mfe-legal/1.0.0/..%2fsecret.txt'])(
  'no address leads outside the builds: %s',
  async (address) => {
    expect(await statusOfRawPath(address)).toBe(404);
  },
);

test('another method is refused', async () => {
  const response = await fetch(`${edge.url}/faq`, { method: 'POST' });
  expect(response.status).toBe(405);
});

test('health is 200 or 503', async () => {
  expect((await get('/healthz')).status).toBe(200);
  healthy = false;
  const response = await get('/healthz');
  healthy = true;
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ok: false, parts: { site: { ok: false } } });
});

test('a new version shows without a restart; a damaged document keeps the last good one', async () => {
  await put('legal/remote-manifest.json', remoteManifest('1.1.0'));
  const registry = await (await get('/remotes.json')).json();
  expect(registry.remotes.mfe_legal.entry).toBe('/remotes/mfe-legal/1.1.0/remoteEntry.12345678.js');
  expect((await get('/remotes/mfe-legal/1.1.0/remoteEntry.12345678.js')).status).toBe(200);

  await put('legal/remote-manifest.json', '{ "name": ');
  const kept = await (await get('/remotes.json')).json();
  expect(kept.remotes.mfe_legal.version).toBe('1.1.0');
  expect(reports.at(-1)).toMatch(/legal.*remote-manifest\.json cannot be read.*npm start/s);
  await put('legal/remote-manifest.json', remoteManifest('1.0.0'));
});

test('files removed under the running site are gone at once', async () => {
  await rm(file('legal/remoteEntry.12345678.js'));
  const response = await get('/remotes/mfe-legal/1.0.0/remoteEntry.12345678.js', {
    'accept-encoding': 'br',
  });
  expect(response.status).toBe(404);
  await put('legal/remoteEntry.12345678.js', script);
});

test('a build that is missing at start is an error that says what to do', async () => {
  const start = startEdge({ ...options(), remotes: { 'mfe-legal': file('absent/dist') } });
  await expect(start).rejects.toThrow(/absent.*remote-manifest\.json cannot be read.*npm start/s);
});
