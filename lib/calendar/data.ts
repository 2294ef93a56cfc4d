import 'server-only';
import { addMinutes } from 'date-fns';
import { z } from 'zod';
import { readAvailability } from '@/lib/bookings/availability/data';
import { isInstantWithinHours } from '@/lib/bookings/availability/rules';
import { listHostsAt } from '@/lib/bookings/hosts/data';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { fullName } from '@/lib/core/text/full-name';
import { businessDay } from '@/lib/core/time/business-time';
import { collectDays, EVENTS_PER_DAY } from './days';
import { type CalendarData, type Closure, entryRow, type Movable, movableRow } from './model';
import { calendarPeriod, visibleRange } from './periods';
import { consultationEvent, taskEvent } from './rules';
import type { BookingMove, CalendarQuery, TaskMove } from './schema';

/**
 * Returns the period's events as row-level security shows them to the signed-in person: leaders see all bookings
 * and tasks, members their own tasks (spec section 6). At most `EVENTS_PER_DAY` events a day, with the day's total.
 */
export async function readCalendar(staff: Staff, query: CalendarQuery): Promise<CalendarData> {
  const client = await sessionClient();
  const { from, to } = visibleRange(query);
  const answer = await client
    .rpc(
      'calendar_entries',
      {
        from_at: from.toISOString(),
        to_at: to.toISOString(),
        per_day: EVENTS_PER_DAY[query.view],
      },
      { get: true },
    )
    .select('kind, day, dayTotal:day_total, payload');
  const entries = z
    .array(entryRow)
    .parse(dataOf(answer, `The calendar of ${staff.id} cannot be read`));
  return collectDays(
    query,
    entries.map(({ day, dayTotal, ...entry }) => ({
      day,
      dayTotal,
      event: entry.kind === 'booking' ? consultationEvent(entry.payload) : taskEvent(entry.payload),
    })),
  );
}

/**
 * Returns the current month for the first render. Load errors are silent on the calendar (spec section 8): they
 * are logged and the month comes without events; the screen loads it again by itself.
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

/** Returns why no consultations are offered at a time; null if they are. */
export async function readClosure(leader: Leader, startsAt: Date): Promise<Closure | null> {
  const client = await sessionClient();
  const day = businessDay(startsAt);
  const [availability, holiday] = await Promise.all([
    readAvailability(),
    client.from('availability_holidays').select('name').eq('day', day).maybeSingle(),
  ]);
  const named = dataOf(holiday, `${leader.id} could not read the holidays`);
  if (named) return { holiday: named.name };
  return isInstantWithinHours(availability, startsAt) ? null : { holiday: null };
}

/** Returns a scheduled booking, who is booked while it would take place, and who could hold it; null if it is not scheduled. */
export async function readMovable(leader: Leader, id: string, to: Date): Promise<Movable | null> {
  const client = await sessionClient();
  const failure = `${leader.id} could not read booking ${id}`;
  const stored = await client
    .from('consultation_bookings')
    .select(
      'startsAt:preferreddate, endsAt:ends_at, visitorTimeZone:visitor_time_zone, hostId:host_id',
    )
    .eq('id', id)
    .eq('status', 'scheduled')
    .maybeSingle();
  const found = dataOf(stored, failure);
  if (!found) return null;
  const { minutes, endsAt: _, ...booking } = movableRow.parse(found);
  const [others, hosts] = await Promise.all([
    client
      .from('consultation_bookings')
      .select('firstname, lastname')
      .eq('status', 'scheduled')
      .neq('id', id)
      .lt('preferreddate', addMinutes(to, minutes).toISOString())
      .gt('ends_at', to.toISOString())
      .order('preferreddate')
      .limit(5),
    listHostsAt(leader, to, id),
  ]);
  return { ...booking, others: dataOf(others, failure).map(fullName), hosts };
}

const moveAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('rescheduled'),
    host: z.object({ name: z.string() }).nullable(),
  }),
  z.object({ outcome: z.enum(['taken', 'past', 'changed', 'not_found']) }),
]);

/**
 * Moves a booking under the leader's own session; the database refuses a time that is taken or past. Returns the outcome,
 * and of a move the stored host.
 */
export async function moveBooking(leader: Leader, { id, startsAt, from, tell, host }: BookingMove) {
  const client = await sessionClient();
  const answer = await client.rpc('reschedule_booking', {
    booking_id: id,
    starts_at: startsAt,
    seen_start: from,
    tell,
    holder: { id: host },
  });
  return moveAnswer.parse(dataOf(answer, `${leader.id} could not move booking ${id}`));
}

/**
 * Moves the due date of a task under the leader's own session.
 * @returns false if no row was changed: it is gone, hidden by row-level security, or not due at `from`
 */
export async function moveTask(leader: Leader, { id, startsAt, from }: TaskMove): Promise<boolean> {
  const client = await sessionClient();
  const update = client.from('tasks').update({ due_date: startsAt }).eq('id', id);
  const answer = await (from ? update.eq('due_date', from) : update).select('id');
  return dataOf(answer, `${leader.id} could not move task ${id}`).length === 1;
}
