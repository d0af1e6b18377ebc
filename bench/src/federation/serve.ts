import type { RequestListener, Server, ServerResponse } from 'node:http';
import http2 from 'node:http2';
import { generate } from 'selfsigned';
import { type EdgeServer, startEdge } from '../../../delivery/src';
import { packText } from '../../../delivery/src/edge/pack-text';
import { type BuiltSite, NO_ENTRY } from './builds';

const MISSING_ENTRY = new RegExp(`<script[^>]*${NO_ENTRY}[^>]*></script>`, 'g');

/**
 * Takes the entry that a monolith does not have out of the page: the page is asked
 * for unpacked, corrected, and packed as the edge server would have done.
 */
const withoutMissingEntry =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    const accepted = request.headers['accept-encoding'];
    if (request.url?.includes('.')) return handler(request, response);
    delete request.headers['accept-encoding'];
    const writeHead = response.writeHead.bind(response);
    const end = response.end.bind(response) as (body?: Buffer) => ServerResponse;
    let head: [number, Record<string, string>] = [200, {}];
    Object.assign(response, {
      writeHead: (status: number, headers: Record<string, string>) => {
        head = [status, headers];
        return response;
      },
      end: async (body?: Buffer) => {
        const page = String(body ?? '').replace(MISSING_ENTRY, '');
        const packed = await packText(page, accepted);
        writeHead(head[0], { ...head[1], ...packed.headers });
        end(packed.body);
      },
    });
    handler(request, response);
  };

/** HTTP/2 over TLS with a throw-away certificate, as a CDN would serve the site. */
const makeSecureServer =
  ({ private: key, cert }: { private: string; cert: string }) =>
  (handler: RequestListener): Server => {
    const secure = http2.createSecureServer(
      { key, cert, allowHTTP1: true },
      withoutMissingEntry(handler) as never,
    );
    const sessions = new Set<http2.ServerHttp2Session>();
    secure.on('session', (session) => {
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
    });
    return Object.assign(secure, {
      closeAllConnections: () => {
        for (const session of sessions) session.destroy();
      },
    }) as unknown as Server;
  };

export interface Backend {
  apiUrl: string;
  publishableKey: string;
}

export const serveSites = async (sites: BuiltSite[], backend: Backend) => {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);
  const servers: { name: string; edge: EdgeServer; url: string }[] = [];
  for (const site of sites) {
    const edge = await startEdge({
      host: '127.0.0.1',
      port: 0,
      shellDir: site.shellDir,
      remotes: site.remotes,
      config: { supabaseUrl: backend.apiUrl, supabaseKey: backend.publishableKey },
      health: async () => ({ ok: true, parts: {} }),
      makeServer: makeSecureServer(certificate),
    });
    servers.push({ name: site.name, edge, url: edge.url.replace('http:', 'https:') });
  }
  return servers;
};
