import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { consultationEvent, taskEvent, webinarEvent } from './calendar-events';
import { collectDays, EVENTS_PER_DAY, replaceEvent } from './days';
import { type CalendarData, entryRow, webinarRow } from './model';
import { calendarPeriod, visibleRange } from './periods';
import type { CalendarQuery } from './schema';

/** Upper limit of the webinars in a range, far above the number of days in a month. */
const MAX_WEBINARS = 100;

/** Returns the webinars of a range that are public or scheduled and not cancelled, by their start. */
async function listWebinars(staff: Staff, { from, to }: { from: Date; to: Date }) {
  const client = await sessionClient();
  const answer = await client
    .from('webinars')
    .select(
      'id, title, description, startsAt:starts_at, minutes:duration_minutes, presenter, registered:registered_count, state',
    )
    .in('state', ['published', 'scheduled'])
    .is('cancelled_at', null)
    .gte('starts_at', from.toISOString())
    .lt('starts_at', to.toISOString())
    .order('starts_at')
    .order('id')
    .limit(MAX_WEBINARS);
  const failed = `The webinars in the calendar of ${staff.id} cannot be read`;
  return webinarRow.array().parse(dataOf(answer, failed));
}

/**
 * Returns the events of a period that row-level security allows the signed-in person: all bookings and tasks for
 * leaders, their own tasks for members (spec section 6), and the public webinars for both. At most `EVENTS_PER_DAY`
 * events a day, with the total of the day.
 */
export async function readCalendar(staff: Staff, query: CalendarQuery): Promise<CalendarData> {
  const client = await sessionClient();
  const range = visibleRange(query);
  const [answer, webinars] = await Promise.all([
    client
      .rpc(
        'calendar_entries',
        {
          from_at: range.from.toISOString(),
          to_at: range.to.toISOString(),
          per_day: EVENTS_PER_DAY[query.view],
        },
        { get: true },
      )
      .select('kind, day, dayTotal:day_total, payload'),
    listWebinars(staff, range),
  ]);
  const entries = z
    .array(entryRow)
    .parse(dataOf(answer, `The calendar of ${staff.id} cannot be read`));
  const data = collectDays(
    query,
    entries.map(({ day, dayTotal, ...entry }) => ({
      day,
      dayTotal,
      event: entry.kind === 'booking' ? consultationEvent(entry.payload) : taskEvent(entry.payload),
    })),
  );
  return webinars.reduce((all, row) => replaceEvent(all, null, webinarEvent(row)), data);
}

/**
 * Returns the current month for the first render. Load errors are silent on the calendar (spec section 8): they are
 * logged, the month is empty, and the screen reloads it automatically.
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
