import { z } from 'zod';
import { CALENDAR_VIEWS } from './rules';
import '@/lib/core/text/zod-without-eval';

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The period of `view` that contains `day`, a day in the business zone. */
export const calendarQuery = z.object({ view: z.enum(CALENDAR_VIEWS), day: z.iso.date() });
export type CalendarQuery = z.output<typeof calendarQuery>;

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const instant = z.iso.datetime({ offset: true }).refine(
  (value) => {
    const at = Date.parse(value);
    return at >= EARLIEST && at < LATEST;
  },
  { error: 'Please choose a date in this century.' },
);

/** A task and the instant it moves to; with `from` only if it is still due then. */
export const taskMove = z.object({ id: z.uuid(), startsAt: instant, from: instant.optional() });
export type TaskMove = z.output<typeof taskMove>;

/** A booking, the instant it moves to, the one at which the leader saw it, and the leader's decisions. */
export const bookingMove = taskMove.extend({
  from: instant,
  /** The visitor gets a mail. */
  tell: z.boolean(),
  /** The weekly hours and holidays may be ignored. */
  evenIfClosed: z.boolean(),
  /** Host after the move; null for none yet. */
  host: z.uuid().nullable(),
});
export type BookingMove = z.output<typeof bookingMove>;

/** A time that a booking may be moved to; with `id` the booking is read, too. */
export const wantedTime = z.object({ startsAt: instant, id: z.uuid().optional() });
