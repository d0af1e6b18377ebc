import { z } from 'zod';

const row = z.record(z.string(), z.unknown());

/** One change of one row, as the capture trigger describes it. */
export const changeEventSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** Row security is on. */
  secured: z.boolean(),
  /** Columns of the primary key. */
  keys: z.array(z.string()),
  commit_timestamp: z.string(),
  record: row.nullable(),
  old_record: row.nullable(),
});
export type ChangeEvent = z.output<typeof changeEventSchema>;

/** The row a filter looks at. */
export const filteredRow = (event: ChangeEvent): Record<string, unknown> =>
  (event.type === 'DELETE' ? event.old_record : event.record) ?? {};
