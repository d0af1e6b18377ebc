import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RuntimeConfig } from 'shared-state/contracts';
import { buildRegistry, remoteFolder } from '../registry/build-registry';
import {
  hostManifestSchema,
  type RemoteManifest,
  remoteManifestSchema,
} from '../registry/manifests';
import { createDocumentReader } from '../registry/read-built';
import { sendAsset } from './assets';
import { packText } from './pack-text';
import { renderPage } from './page';
import { pageHeaders } from './security-headers';

export interface EdgeOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Folder of the built shell. */
  shellDir: string;
  /** Folder name of each remote → folder of its build. */
  remotes: Record<string, string>;
  config: RuntimeConfig;
  health: () => Promise<{ ok: boolean; parts: Record<string, unknown> }>;
  report?: (message: string) => void;
  /** Development only: a script for every page, and a handler asked before any other. */
  development?: {
    script: string;
    handle: (pathname: string, response: ServerResponse) => boolean;
  };
  /** Makes the server around the handler; plain HTTP unless told otherwise (the benchmark uses TLS). */
  makeServer?: (handler: RequestListener) => Server;
}

export interface EdgeServer {
  url: string;
  close(): Promise<void>;
}

const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(body));
};

const sendMissing = (response: ServerResponse) => {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end('Not found');
};

const isAsset = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1).includes('.');

/** Serves the built shell and remotes. Throws a RegistryError if a build is missing or unreadable. */
export const startEdge = async (options: EdgeOptions): Promise<EdgeServer> => {
  const { shellDir, remotes, config, health } = options;
  const report = options.report ?? console.error;
  const read = {
    host: createDocumentReader(
      path.join(shellDir, 'host-manifest.json'),
      hostManifestSchema,
      report,
    ),
    remotes: Object.entries(remotes).map(
      ([app, folder]) =>
        [
          app,
          createDocumentReader(
            path.join(folder, 'remote-manifest.json'),
            remoteManifestSchema,
            report,
          ),
        ] as const,
    ),
  };
  const manifests = async (): Promise<Record<string, RemoteManifest>> =>
    Object.fromEntries(
      await Promise.all(
        read.remotes.map(async ([app, readManifest]) => [app, await readManifest()]),
      ),
    );
  const registry = async () => buildRegistry(await manifests());
  await Promise.all([registry(), read.host()]);

  const sendPage = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const host = await read.host();
    const nonce = randomBytes(16).toString('base64');
    const template = await readFile(path.join(shellDir, 'index.html'), 'utf8');
    const html = renderPage(pathname, {
      template,
      host,
      registry: await registry(),
      config,
      nonce,
      extraScript: options.development?.script,
    });
    const known = host.routes.some((route) => route.path === pathname);
    const { body, headers } = await packText(html, request.headers['accept-encoding']);
    response.writeHead(known ? 200 : 404, {
      ...pageHeaders({ nonce, backendUrl: config.supabaseUrl }),
      ...headers,
    });
    response.end(request.method === 'GET' ? body : undefined);
  };

  const sendRemoteFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ) => {
    for (const [app, manifest] of Object.entries(await manifests())) {
      const folder = remoteFolder(app, manifest.version);
      const build = remotes[app];
      if (!build || !pathname.startsWith(folder)) continue;
      if (await sendAsset(request, response, build, pathname.slice(folder.length))) return;
    }
    sendMissing(response);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://savanna');
    if (options.development?.handle(pathname, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (pathname === '/healthz') {
      const state = await health();
      sendJson(response, state.ok ? 200 : 503, state);
    } else if (pathname === '/config.json') {
      sendJson(response, 200, config);
    } else if (pathname === '/remotes.json') {
      sendJson(response, 200, await registry());
    } else if (pathname.startsWith('/remotes/')) {
      await sendRemoteFile(request, response, pathname);
    } else if (isAsset(pathname)) {
      if (!(await sendAsset(request, response, shellDir, pathname))) sendMissing(response);
    } else {
      await sendPage(request, response, pathname);
    }
  };

  const listener: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      report(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (!response.headersSent)
        response.writeHead(500).end('The site could not answer this request');
      else response.destroy();
    });
  };

  const server = (options.makeServer ?? createServer)(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host === '127.0.0.1' ? 'localhost' : options.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
