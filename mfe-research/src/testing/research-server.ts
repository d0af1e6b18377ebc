import { standardAnswers } from './standard-answers';

export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the body it asks about.
  body: any;
}

export interface Answer {
  status?: number;
  body?: unknown;
}

export type Handler = (request: SentRequest) => Answer;

/** What a browser's fetch throws when nothing answers. */
export const unreachable: Handler = () => {
  throw new TypeError('Failed to fetch');
};

/** An error as the database raises it: PT402 is HTTP 402. */
export const refusal = (code: `PT${number}`, message = code): Answer => ({
  status: Number(code.slice(2)),
  body: { code, message, details: null, hint: null },
});

/**
 * The backend in memory: replaces the network and nothing else. A request that nothing answers is
 * kept in `unhandled`, which has to stay empty.
 */
export function researchServer() {
  const requests: SentRequest[] = [];
  const unhandled: string[] = [];
  const handlers = new Map<string, Handler>();

  const answer = (request: SentRequest): Answer => {
    const line = `${request.method} ${request.path}`;
    const handler = handlers.get(line) ?? standardAnswers[line];
    if (handler) return handler(request);
    unhandled.push(line);
    return { status: 501, body: { message: `Nothing answers ${line}` } };
  };

  const fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input);
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/rest/v1', ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    requests.push(request);
    await Promise.resolve();
    const { status = 200, body = null } = answer(request);
    const text = body === null ? '' : JSON.stringify(body);
    return {
      status,
      ok: status < 300,
      statusText: '',
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => text,
      json: async () => JSON.parse(text),
    } as Response;
  };

  return {
    fetch,
    unhandled,
    /** Answers a request line such as `POST /rpc/preview_search` from now on. */
    on: (line: string, handler: Handler) => handlers.set(line, handler),
    sent: (line: string): SentRequest[] =>
      requests.filter(({ method, path }) => `${method} ${path}` === line),
    reset(): void {
      handlers.clear();
      requests.length = 0;
      unhandled.length = 0;
    },
  };
}
