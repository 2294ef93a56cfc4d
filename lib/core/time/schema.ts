import { z } from 'zod';

/** A wall-clock day and time in the business zone, as two fields of a form. */
export const momentForm = z.object({
  day: z.iso.date({ error: 'A date is required.' }),
  time: z.iso.time({ precision: -1, error: 'A time is required.' }),
});
