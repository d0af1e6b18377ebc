import { sessionFor } from './sessions';

export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};

export type ApiReply = { status?: number; body?: unknown; headers?: Record<string, string> };

export type ApiHandler = (request: ApiRequest) => ApiReply | Promise<ApiReply>;

/** The only row of a user in each table, as the database would hold it. */
export type Rows = Record<'tokens' | 'subscriptions', Map<string, Record<string, unknown>>>;

const asResponse = ({ status = 200, body = null, headers = {} }: ApiReply): Response => {
  const text = body === null ? '' : JSON.stringify(body);
  const response = {
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: new Headers(headers),
    text: async () => text,
    json: async () => JSON.parse(text),
  };
  return response as unknown as Response;
};

const parseBody = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : (body ?? null);
  } catch {
    return body;
  }
};

const aborted = () => new DOMException('The operation was aborted', 'AbortError');

/** Answers REST and auth requests like the backend, as far as shared-state asks. */
export function fakeApi(rows: Rows) {
  const requests: ApiRequest[] = [];
  const overrides = new Map<string, ApiHandler>();

  const oneRow: ApiHandler = ({ path, query }) => {
    const table = path.split('/').at(-1) as keyof Rows;
    const row = rows[table]?.get(query.get('user_id')?.replace('eq.', '') ?? '');
    if (row) return { body: row };
    const message = 'Cannot coerce the result to a single JSON object';
    return {
      status: 406,
      body: { code: 'PGRST116', message, details: 'The result contains 0 rows', hint: null },
    };
  };

  const token: ApiHandler = ({ query, body }) => {
    const given = body as { email?: string; refresh_token?: string };
    const owner =
      query.get('grant_type') === 'refresh_token'
        ? given.refresh_token?.replace(/^refresh-(.*)-\d+$/, '$1')
        : given.email?.split('@')[0];
    return { body: sessionFor(owner ?? 'nobody') };
  };

  const defaults: [RegExp, ApiHandler][] = [
    [/^GET \/rest\/v1\/(tokens|subscriptions)$/, oneRow],
    [/^POST \/auth\/v1\/token$/, token],
    [/^POST \/auth\/v1\/verify$/, () => ({ body: sessionFor('ann') })],
    [/^(GET|PUT) \/auth\/v1\/user$/, () => ({ body: sessionFor('ann').user })],
    [/^POST \/auth\/v1\/logout$/, () => ({ status: 204 })],
  ];

  const answer = async (request: ApiRequest): Promise<Response> => {
    const line = `${request.method} ${request.path}`;
    const handler = overrides.get(line) ?? defaults.find(([pattern]) => pattern.test(line))?.[1];
    if (!handler) throw new Error(`Unhandled request: ${line}`);
    return asResponse(await handler(request));
  };

  const fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input);
    const request: ApiRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers as HeadersInit),
      body: parseBody(init.body),
    };
    requests.push(request);
    const { signal } = init;
    if (signal?.aborted) throw aborted();
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(aborted()), { once: true });
      answer(request).then(resolve, reject);
    });
  };

  return {
    fetch,
    requests,
    /** Replaces the answer to one request line, `POST /auth/v1/token`; null gives it back. */
    on(line: string, handler: ApiHandler | null): void {
      if (handler) overrides.set(line, handler);
      else overrides.delete(line);
    },
    /** How often a request line was asked for. */
    count: (line: string): number =>
      requests.filter(({ method, path }) => `${method} ${path}` === line).length,
  };
}

/** What a browser's fetch throws when nothing answers. */
export const unreachable: ApiHandler = () => {
  throw new TypeError('Failed to fetch');
};

/** A server that took the request and never answers. */
export const silent: ApiHandler = () => new Promise(() => undefined);
