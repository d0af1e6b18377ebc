import type { Sql } from '../postgres/open-database';
import { forwardingHeaders } from './peer-address';

/** Longest a statement of a request role may run, as hosted Supabase sets it. */
export const statementTimeouts: Record<string, string> = {
  anon: '3s',
  authenticated: '8s',
  service_role: '60s',
};

export interface RequestClaims {
  role?: string;
  uid?: string | null;
  jwt?: unknown;
}

/** What one request brings besides its statement. */
interface RequestContext {
  claims: RequestClaims;
  /** Address of the client's socket. */
  peer?: string;
  rpc?: RpcRequest;
}

export interface RpcRequest {
  method: string;
  path: string;
  readOnly: boolean;
  requestHeaders?: Record<string, string>;
}

type Setting = [name: string, value: string];

function roleOf(claims: RequestClaims): string {
  const role = claims.role || 'anon';
  if (role in statementTimeouts) return role;
  throw Object.assign(new Error(`role "${role}" does not exist`), { code: '22023' });
}

const isHarmless = (header: string) =>
  header !== 'authorization' && header !== 'apikey' && !forwardingHeaders.has(header);

/** The headers a function may read: no keys, and no address the client claims to have. */
const harmlessHeaders = ({ requestHeaders = {} }: RpcRequest): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(requestHeaders).filter(([name]) => isHarmless(name))),
  );

const rpcSettings = (rpc: RpcRequest): Setting[] => [
  ['response.status', ''],
  ['response.headers', ''],
  ['request.method', rpc.method],
  ['request.path', rpc.path],
  ['request.headers', harmlessHeaders(rpc)],
  ...(rpc.readOnly ? [['transaction_read_only', 'on'] as Setting] : []),
];

/** The transaction-local settings of one request, in the order they are set. */
export function contextSettings({ claims, peer = '', rpc }: RequestContext): Setting[] {
  const role = roleOf(claims);
  return [
    ['request.jwt.claim.sub', String(claims.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['request.jwt.claims', JSON.stringify(claims.jwt ?? { role })],
    ['request.peer', peer],
    ['statement_timeout', statementTimeouts[role] ?? '3s'],
    ...(rpc ? rpcSettings(rpc) : []),
    ['role', role],
  ];
}

/** Enters the role and claims of a request in one round trip; lite alone makes six, eleven for a rpc. */
export async function enterRequest(tx: Sql, context: RequestContext): Promise<void> {
  const settings = contextSettings(context);
  const calls = settings.map((_, i) => `set_config($${i * 2 + 1}, $${i * 2 + 2}, true)`);
  await tx.unsafe(`select ${calls.join(', ')}`, settings.flat(), { prepare: true });
}
