import { RpcFailure } from 'shared-state';
import * as z from 'shared-state/schema';

interface TableAnswer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

/**
 * Rows of a table read through the REST API, parsed.
 *
 * @throws RpcFailure, as database functions do, so that views word both alike.
 */
export async function readRows<S extends z.ZodMiniType>(
  request: PromiseLike<TableAnswer>,
  row: S,
): Promise<z.output<S>[]> {
  const { data, error, status } = await request;
  if (error) {
    const kind = status === 0 ? 'network' : status >= 500 ? 'unavailable' : 'unexpected';
    throw new RpcFailure({ kind, status, message: error.message });
  }
  const parsed = z.array(row).safeParse(data);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new RpcFailure({
    kind: 'unexpected',
    status,
    message: 'The rows do not have the agreed shape',
    details: places.join('; '),
  });
}
