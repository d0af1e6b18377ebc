import { z } from './schema';

const ratio = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

/**
 * The free preview of a search. `count` is exact from 10 on; 0 or null below that is shown as
 * "fewer than 10", so that the preview is no oracle. Completeness: share (0–1) of matching rows
 * that carry the value.
 */
export const previewSchema = z.object({
  count: z.nullable(z.int().check(z.nonnegative())),
  date_from: z.nullable(z.string()),
  date_to: z.nullable(z.string()),
  completeness: z.object({ size: ratio, rent: ratio, price: ratio }),
});

export type Preview = z.infer<typeof previewSchema>;
