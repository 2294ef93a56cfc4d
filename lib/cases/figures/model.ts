import { z } from 'zod';
import { FIGURE_KINDS } from './kinds';

/** A figure with its source; null if the source was lost. Days are calendar days, such as 2026-03-01. */
export const figure = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  kind: z.enum(FIGURE_KINDS),
  measuredBy: z.string(),
  fromDay: z.string(),
  untilDay: z.string(),
  n: z.number().nullable(),
  source: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  comparedWith: z.string().nullable(),
});
export type Figure = z.output<typeof figure>;

/** The columns of a figure with the aliases of the model. */
export const FIGURE =
  'id, label, value, unit, kind, measuredBy:measured_by, fromDay:from_day, untilDay:until_day, n, source, sourceUrl:source_url, comparedWith:compared_with';
