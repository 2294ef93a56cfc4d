import 'server-only';
import { z } from 'zod';
import { readAvailability } from '@/lib/bookings/availability/data';
import { isInstantWithinHours } from '@/lib/bookings/availability/rules';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import {
  calendarPeriod,
  collectDays,
  consultationEvent,
  EVENTS_PER_DAY,
  taskEvent,
  visibleRange,
} from './rules';
import {
  type BookingMove,
  bookingRow,
  type CalendarData,
  type CalendarQuery,
  type Closure,
  type TaskMove,
  taskRow,
} from './schema';

/**
 * The period's events as row-level security shows them to the signed-in person: leaders see all bookings
 * and tasks, members their own tasks (spec section 6). At most `EVENTS_PER_DAY` events a day, with
 * the day's total.
 * @throws Error if the database cannot be asked
 */
export async function readCalendar(staff: Staff, query: CalendarQuery): Promise<CalendarData> {
  const client = await sessionClient();
  const { from, to } = visibleRange(query);
  const { data, error } = await client.rpc(
    'calendar_entries',
    {
      from_at: from.toISOString(),
      to_at: to.toISOString(),
      per_day: EVENTS_PER_DAY[query.view],
    },
    { get: true },
  );
  if (error) throw new Error(`The calendar of ${staff.id} cannot be read`, { cause: error });
  return collectDays(
    query,
    data.map(({ kind, day, day_total, payload }) => ({
      day,
      dayTotal: day_total,
      event:
        kind === 'booking'
          ? consultationEvent(bookingRow.parse(payload))
          : taskEvent(taskRow.parse(payload)),
    })),
  );
}

/**
 * The current month for the first render. Load errors are silent on the calendar (spec section 8): they
 * are logged and the month comes without events; the screen asks again by itself.
 */
export async function readCurrentMonth(staff: Staff): Promise<CalendarData> {
  const query = calendarPeriod({ view: 'month', day: businessDay(new Date()) });
  try {
    return await readCalendar(staff, query);
  } catch (error) {
    log.error({ err: error }, 'calendar not loaded');
    return { ...query, days: {} };
  }
}

/**
 * Why no consultations are offered at a time; null where they are.
 * @throws Error if the database cannot be asked
 */
export async function readClosure(leader: Leader, startsAt: Date): Promise<Closure | null> {
  const client = await sessionClient();
  const day = businessDay(startsAt);
  const [availability, holiday] = await Promise.all([
    readAvailability(),
    client.from('availability_holidays').select('name').eq('day', day).maybeSingle(),
  ]);
  if (holiday.error) {
    throw new Error(`${leader.id} could not read the holidays`, { cause: holiday.error });
  }
  if (holiday.data) return { holiday: holiday.data.name };
  return isInstantWithinHours(availability, startsAt) ? null : { holiday: null };
}

const moveAnswer = z.object({
  outcome: z.enum(['rescheduled', 'taken', 'past', 'changed', 'not_found']),
});

/**
 * Moves a booking under the leader's own session; the database refuses a time that is taken or past.
 * @throws Error if the database cannot be asked
 */
export async function moveBooking(leader: Leader, { id, startsAt, from, tell }: BookingMove) {
  const client = await sessionClient();
  const { data, error } = await client.rpc('reschedule_booking', {
    booking_id: id,
    starts_at: startsAt,
    seen_start: from,
    tell,
  });
  if (error) throw new Error(`${leader.id} could not move booking ${id}`, { cause: error });
  return moveAnswer.parse(data).outcome;
}

/**
 * Moves the due date of a task under the leader's own session.
 * @returns false if no row was changed: there is none, row-level security hides it, or it is not due at `from`
 * @throws Error if the database cannot be asked
 */
export async function moveTask(leader: Leader, { id, startsAt, from }: TaskMove): Promise<boolean> {
  const client = await sessionClient();
  const update = client.from('tasks').update({ due_date: startsAt }).eq('id', id);
  const { data, error } = await (from ? update.eq('due_date', from) : update).select('id');
  if (error) throw new Error(`${leader.id} could not move task ${id}`, { cause: error });
  return data.length === 1;
}
