import { apiUrl, siteUrl } from './environment';

export interface Answer<T = unknown> {
  status: number;
  body: T;
}

let publishableKey: Promise<string> | undefined;

/** The key every browser gets from the run-time configuration. */
function browserKey(): Promise<string> {
  publishableKey ??= fetch(`${siteUrl()}/config.json`)
    .then((response) => response.json() as Promise<{ supabaseKey: string }>)
    .then(({ supabaseKey }) => supabaseKey);
  return publishableKey;
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Access token of a user; a visitor without it. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** One call of the API, as any program with the public key can make it. */
export async function call<T = unknown>(path: string, options: Call = {}): Promise<Answer<T>> {
  const key = await browserKey();
  const response = await fetch(`${apiUrl()}${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: key,
      authorization: `Bearer ${options.token ?? key}`,
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
}

export const rpc = <T = unknown>(name: string, args: object, token?: string) =>
  call<T>(`/rest/v1/rpc/${name}`, { body: args, token });

export interface SearchAnswer {
  search_id: string;
  charged: 0 | 1;
  total: number;
  totals: { data_points: number; developments: number; units: number };
  stats: Record<string, Record<string, number | null>>;
  units: { id: number; area: string; price: number | null }[];
}

export const search = (token: string, filters: object, requestId: string = crypto.randomUUID()) =>
  rpc<SearchAnswer>('search_properties', { filters, request_id: requestId }, token);

/** Balance as the owner reads it: pay-as-you-go and plan tokens. */
export async function balanceOf(token: string): Promise<number> {
  const [tokens, subscriptions] = await Promise.all([
    call<{ token_count: number }[]>('/rest/v1/tokens?select=token_count', { token }),
    call<{ plan_tokens: number }[]>('/rest/v1/subscriptions?select=plan_tokens', { token }),
  ]);
  return (tokens.body[0]?.token_count ?? 0) + (subscriptions.body[0]?.plan_tokens ?? 0);
}
