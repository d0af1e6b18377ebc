import { openedSearchSchema, searchRowsSchema, unitSchema } from 'shared-state/contracts';
import * as z from 'shared-state/schema';

const figure = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? null),
);
const word = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

/** A paid row with all the columns research shows; figures as the database computed them. */
const researchUnitSchema = z.extend(unitSchema, {
  gross_yield: figure,
  price_sqm: figure,
  grm: figure,
  area_name: word,
  sale_type: word,
  asking_or_sold: word,
  year_built: figure,
  confidence: figure,
});

const units = z.array(researchUnitSchema);

export const openedResultSchema = z.extend(openedSearchSchema, { units });

/** Someone followed a link to a report where a property search belongs. */
export const openedReportSchema = z.object({ kind: z.literal('area_report') });
export const resultRowsSchema = z.extend(searchRowsSchema, { units });

export type ResearchUnit = z.infer<typeof researchUnitSchema>;
export type OpenedResult = z.infer<typeof openedResultSchema>;
