import { z } from 'zod';
import { timeOfDay } from '@/lib/bookings/availability/model';
import { EXCEPTION_KINDS } from './exceptions';

export const HOST =
  'id:user_id, isActive:is_active, bufferBefore:buffer_before_minutes, bufferAfter:buffer_after_minutes, dailyLimit:daily_limit, meetingUrl:meeting_url, version:updated_at, person:user_profiles!user_id(name), hours:booking_host_hours(weekday, opens, closes), exceptions:booking_host_exceptions(day, kind, from:from_time, until:until_time), calendars:booking_host_calendars(id, hostname, name, lastReadAt:last_read_at, failingSince:failing_since, error:last_error, busyCount:busy_count, eventCount:event_count, busyUntil:busy_until, unclearCount:not_understood_count, unclear:not_understood)';

/** Converts a database time to 'HH:mm'. */
const clock = z.string().transform((time) => time.slice(0, 5));

const calendarRow = z
  .object({
    id: z.string(),
    hostname: z.string().nullable(),
    name: z.string().nullable(),
    lastReadAt: z.string().nullable(),
    failingSince: z.string().nullable(),
    error: z.string().nullable(),
    busyCount: z.number(),
    eventCount: z.number(),
    busyUntil: z.string().nullable(),
    unclearCount: z.number(),
    /** The first events that were not understood, each with the reason. */
    unclear: z.array(z.string()),
  })
  .transform((row) => ({
    ...row,
    /** Display name: its name, or its host name. */
    title: row.name ?? row.hostname ?? 'Calendar',
  }));

/** A calendar with the busy times of a host; only the server reads its URL. */
export type HostCalendar = z.output<typeof calendarRow>;

export const hostRow = z
  .object({
    id: z.string(),
    isActive: z.boolean(),
    bufferBefore: z.number(),
    bufferAfter: z.number(),
    dailyLimit: z.number().nullable(),
    meetingUrl: z.string().nullable(),
    version: z.string(),
    person: z.object({ name: z.string() }),
    hours: z.array(z.object({ weekday: z.number(), opens: timeOfDay, closes: timeOfDay })),
    exceptions: z.array(
      z.object({ day: z.string(), kind: z.enum(EXCEPTION_KINDS), from: clock, until: clock }),
    ),
    calendars: z.array(calendarRow),
  })
  .transform(({ person, ...host }) => ({ ...host, name: person.name }));

/** A host of consultations. Times of day are in the business zone; `dailyLimit` is null for no limit. */
export type Host = z.output<typeof hostRow>;

export const hostChoiceRow = z
  .object({ id: z.string(), isActive: z.boolean(), person: z.object({ name: z.string() }) })
  .transform(({ id, isActive, person }) => ({ id, isActive, name: person.name }));

export const hostAtRow = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['free', 'closed', 'busy', 'taken']),
});

/**
 * Someone who could host a booking at a time. closed: outside their hours; busy: time off, a calendar event, a buffer
 * or a full day; taken: they have another consultation, which cannot be overridden.
 */
export type HostAt = z.output<typeof hostAtRow>;

export const hostBlockedRow = z.object({
  id: z.string(),
  blocked: z.array(z.tuple([z.number(), z.number()])),
});

/** A host as an option for a booking. */
export type HostChoice = z.output<typeof hostChoiceRow>;
