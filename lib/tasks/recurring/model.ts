import { z } from 'zod';
import { recurrence } from './schema';

const clock = z.string().transform((time) => time.slice(0, 5));

/** A series without an open task. */
export const waitingRow = z.object({
  id: z.guid(),
  rule: recurrence,
  startsOn: z.string(),
  at: clock,
  lastDue: z.string(),
  made: z.number(),
});

export const seriesRow = z
  .object({
    rule: recurrence,
    startsOn: z.string(),
    at: clock,
    made: z.number(),
    endedAt: z.string().nullable(),
  })
  .nullable();

/** Repetition of a task, as shown in its drawer. */
export type Repetition = { rule: z.output<typeof recurrence>; sentence: string; dates: string[] };
