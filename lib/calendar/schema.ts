import { z } from 'zod';
import { CALENDAR_VIEWS } from './views';
import '@/lib/core/zod-without-eval';

/** The period of `view` that contains `day`, a day in the business zone. */
export const calendarQuery = z.object({ view: z.enum(CALENDAR_VIEWS), day: z.iso.date() });
export type CalendarQuery = z.output<typeof calendarQuery>;
