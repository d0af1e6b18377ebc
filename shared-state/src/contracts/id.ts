import { z } from './schema';

/** A key of a row, number or text in the database, as text here: it is compared, never computed. */
export const idSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
