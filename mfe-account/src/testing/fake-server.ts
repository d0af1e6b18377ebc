import { fakeRealtime } from './fake-realtime';
import { sessionOf, wallet } from './sessions';

export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, null without a body. */
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = (request: SentRequest) => Answer;

const asResponse = ({ status = 200, body = null, headers = {} }: Answer) => {
  const text = body === null ? '' : JSON.stringify(body);
  return {
    status,
    ok: status < 300,
    statusText: '',
    headers: new Headers(headers),
    text: async () => text,
    json: async () => JSON.parse(text),
  } as Response;
};

/** What GoTrue answers when it refuses. */
export const refusal = (status: number, code: string, extra: object = {}): Answer => ({
  status,
  body: { code, error_code: code, msg: code, message: code, ...extra },
});

/** What a browser's fetch throws when nothing answers. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * Replaces the network, and nothing else: the real supabase-js talks to it. A request nobody
 * expected is kept in `unhandled`, which has to stay empty.
 */
export function fakeServer() {
  const requests: SentRequest[] = [];
  const unhandled: string[] = [];
  const realtime = fakeRealtime();
  const handlers = new Map<string, Handler>();
  const standard: Record<string, Handler> = {
    'POST /auth/v1/token': () => ({ body: sessionOf() }),
    'POST /auth/v1/logout': () => ({ status: 204 }),
    'GET /rest/v1/tokens': () => ({ body: wallet.tokens }),
    'GET /rest/v1/subscriptions': () => ({ body: wallet.subscription }),
  };

  const answer = (request: SentRequest): Answer => {
    const line = `${request.method} ${request.path}`;
    const handler = handlers.get(line) ?? standard[line];
    if (handler) return handler(request);
    unhandled.push(line);
    return { status: 501, body: { message: `Nothing answers ${line}` } };
  };

  const fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input);
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    requests.push(request);
    return asResponse(answer(request));
  };

  Object.assign(globalThis, { fetch, WebSocket: realtime.Socket });
  return {
    realtime,
    unhandled,
    /** Answers a request line, `POST /auth/v1/token`, from now on. */
    on: (line: string, handler: Handler) => handlers.set(line, handler),
    sent: (line: string): SentRequest[] =>
      requests.filter(({ method, path }) => `${method} ${path}` === line),
    /** Back to the standard answers, with nothing sent so far. */
    reset(): void {
      handlers.clear();
      requests.length = 0;
      unhandled.length = 0;
    },
  };
}
