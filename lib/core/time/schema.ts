import { z } from 'zod';
import '../zod-without-eval';

/** A wall-clock day and time in the business zone, as two fields of a form. */
export const momentForm = z.object({
  day: z.iso.date({ error: 'A date is required.' }),
  time: z.iso.time({ precision: -1, error: 'A time is required.' }),
});

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** An instant of this century chosen by a person. */
export const plannedInstant = z.iso.datetime({ offset: true }).refine(
  (value) => {
    const at = Date.parse(value);
    return at >= EARLIEST && at < LATEST;
  },
  { error: 'Please choose a date in this century.' },
);
