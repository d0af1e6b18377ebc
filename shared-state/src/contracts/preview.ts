import { z } from 'zod';

const ratio = z.number().min(0).max(1).nullable();

/**
 * The free preview of a search. `count` is exact from 10 on; 0 or null below that is shown as
 * "fewer than 10", so that the preview is no oracle. Completeness: share (0–1) of matching rows
 * that carry the value.
 */
export const previewSchema = z.object({
  count: z.int().nonnegative().nullable(),
  date_from: z.string().nullable(),
  date_to: z.string().nullable(),
  completeness: z.object({ size: ratio, rent: ratio, price: ratio }),
});

export type Preview = z.infer<typeof previewSchema>;
