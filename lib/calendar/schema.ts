import { z } from 'zod';
import '@/lib/core/text/zod-without-eval';

/** The three views of the calendar screen (spec section 2). */
export const calendarView = z.enum(['month', 'week', 'day']);
export type CalendarView = z.output<typeof calendarView>;

/** What the calendar asks for: the period of `view` that holds `day`, a day in the business zone. */
export const calendarQuery = z.object({ view: calendarView, day: z.iso.date() });
export type CalendarQuery = z.output<typeof calendarQuery>;

const tone = z.enum(['low', 'medium', 'high', 'urgent', 'done', 'accent']);
/** The colour of an event by its meaning, one token of the look (spec section 9). */
export type Tone = z.output<typeof tone>;

const colours = {
  backgroundColor: z.string(),
  borderColor: z.string(),
  textColor: z.string(),
};
/** CSS colours, under the names that FullCalendar has for them. */
export type EventColours = { [name in keyof typeof colours]: string };

const eventBase = {
  ...colours,
  title: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Whether it stands above the slots of the time grid, which end before or begin after it. */
  allDay: z.boolean(),
  clientId: z.string().nullable(),
  description: z.string(),
  status: z.string(),
  tone,
};

export const consultationEvent = z.object({
  ...eventBase,
  id: z.templateLiteral(['booking-', z.string()]),
  type: z.literal('consultation'),
  meeting: z.string(),
  client: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type ConsultationEvent = z.output<typeof consultationEvent>;

export const taskEvent = z.object({
  ...eventBase,
  id: z.templateLiteral(['task-', z.string()]),
  type: z.literal('task'),
  assignee: z.string(),
  priority: z.string(),
  bookingId: z.string().nullable(),
});
export type TaskEvent = z.output<typeof taskEvent>;

/** The calendar event of spec section 3; `start` and `end` are UTC instants. */
export const calendarEvent = z.discriminatedUnion('type', [consultationEvent, taskEvent]);
export type CalendarEvent = z.output<typeof calendarEvent>;

/** One business-zone day: the events that are shown and how many there are. */
export const calendarDay = z.object({ events: z.array(calendarEvent), total: z.int().min(0) });
export type CalendarDay = z.output<typeof calendarDay>;

/** A visible period with its days by ISO date; a day without events is absent. */
export const calendarData = calendarQuery.extend({ days: z.record(z.iso.date(), calendarDay) });
export type CalendarData = z.output<typeof calendarData>;

/** A row of consultation_bookings as the database and Realtime send it. */
export const bookingRow = z.object({
  id: z.string(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  company: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  meetingtype: z.string().nullish(),
  preferreddate: z.string().nullish(),
  ends_at: z.string().nullish(),
  client_id: z.string().nullish(),
  projectdescription: z.string().nullish(),
  status: z.string().nullish(),
  quarantined_at: z.string().nullish(),
});
export type BookingRow = z.output<typeof bookingRow>;

/** A row of tasks with the name of its assignee. */
export const taskRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  due_date: z.string().nullish(),
  priority: z.string(),
  status: z.string(),
  client_id: z.string().nullish(),
  booking_id: z.string().nullish(),
  assignee_name: z.string().nullish(),
});
export type TaskRow = z.output<typeof taskRow>;

/**
 * A change of consultation_bookings from the channel. `old` may hold nothing but the id: hosted
 * Supabase sends no more under row-level security.
 */
export const bookingChange = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('INSERT'), new: bookingRow }),
  z.object({ eventType: z.literal('UPDATE'), new: bookingRow, old: bookingRow.partial() }),
  z.object({ eventType: z.literal('DELETE'), old: bookingRow.partial().required({ id: true }) }),
]);
export type BookingChange = z.output<typeof bookingChange>;

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

/** A booking, the instant it moves to, the one it was seen at, and what the leader has decided. */
export const bookingMove = taskMove.extend({
  from: instant,
  /** Whether the visitor gets a mail. */
  tell: z.boolean(),
  /** Whether the weekly hours and holidays may be ignored. */
  evenIfClosed: z.boolean(),
});
export type BookingMove = z.output<typeof bookingMove>;

/** A time that a booking may be moved to. */
export const wantedTime = z.object({ startsAt: instant });

/** Why no consultations are offered at a time: the name of the holiday, or null outside the hours. */
export type Closure = { holiday: string | null };
