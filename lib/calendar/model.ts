import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { liveBooking } from '@/lib/bookings/realtime/model';
import { calendarQuery } from './schema';

const tone = z.enum(['low', 'medium', 'high', 'urgent', 'done', 'accent', 'webinar']);
/** Colour of an event by its meaning; a token in app/globals.css (spec section 9). */
export type Tone = z.output<typeof tone>;

const eventBase = {
  title: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** True if the event appears above the time grid, because it is outside the grid's hours. */
  allDay: z.boolean(),
  clientId: z.string().nullable(),
  description: z.string(),
  status: z.string(),
  tone,
};

const consultationEvent = z.object({
  ...eventBase,
  id: z.templateLiteral(['booking-', z.string()]),
  type: z.literal('consultation'),
  meeting: z.string(),
  client: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Topic of the visitor, in words; '' if the link named none. */
  about: z.string(),
  responsibleId: z.string().nullable(),
  /** Null while unknown, because the live channel sends no names. */
  responsible: z.string().nullable(),
});
export type ConsultationEvent = z.output<typeof consultationEvent>;

const taskEvent = z.object({
  ...eventBase,
  id: z.templateLiteral(['task-', z.string()]),
  type: z.literal('task'),
  assignee: z.string(),
  priority: z.string(),
  bookingId: z.string().nullable(),
});
export type TaskEvent = z.output<typeof taskEvent>;

const webinarEvent = z.object({
  ...eventBase,
  id: z.templateLiteral(['webinar-', z.string()]),
  type: z.literal('webinar'),
  presenter: z.string(),
  /** Number of registrants. */
  registered: z.number(),
});
export type WebinarEvent = z.output<typeof webinarEvent>;

/** The calendar event of spec section 3; `start` and `end` are UTC instants. */
const calendarEvent = z.discriminatedUnion('type', [consultationEvent, taskEvent, webinarEvent]);
export type CalendarEvent = z.output<typeof calendarEvent>;

/** One day of the business zone: the events to show and the total number. */
const calendarDay = z.object({ events: z.array(calendarEvent), total: z.int().min(0) });
export type CalendarDay = z.output<typeof calendarDay>;

/** A visible period with its days by ISO date; days without events are absent. */
export const calendarData = calendarQuery.extend({ days: z.record(z.iso.date(), calendarDay) });
export type CalendarData = z.output<typeof calendarData>;

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

/** A row of webinars that are public or scheduled. */
export const webinarRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.string(),
  minutes: z.number(),
  presenter: z.string(),
  registered: z.number(),
  state: z.string(),
});
export type WebinarRow = z.output<typeof webinarRow>;

/** An entry of a period from the database function calendar_entries. */
export const entryRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking'),
    day: z.string(),
    dayTotal: z.number(),
    payload: liveBooking,
  }),
  z.object({ kind: z.literal('task'), day: z.string(), dayTotal: z.number(), payload: taskRow }),
]);
