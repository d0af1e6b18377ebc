import { z } from './schema';

interface TableAnswer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

/** A table could not be read; `status` is 0 when no answer came. */
class ReadFailure extends Error {
  override readonly name = 'ReadFailure';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * Rows of a table, parsed.
 *
 * @throws ReadFailure when they could not be read or do not have the agreed shape.
 */
export async function readRows<S extends z.ZodMiniType>(
  request: PromiseLike<TableAnswer>,
  row: S,
): Promise<z.output<S>[]> {
  const { data, error, status } = await request;
  if (error) throw new ReadFailure(error.message, status);
  const parsed = z.array(row).safeParse(data);
  if (!parsed.success) throw new ReadFailure('The rows do not have the agreed shape', status);
  return parsed.data;
}
