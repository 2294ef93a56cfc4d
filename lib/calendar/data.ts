import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { consultationEvent, taskEvent } from './calendar-events';
import { collectDays, EVENTS_PER_DAY } from './days';
import { type CalendarData, entryRow } from './model';
import { calendarPeriod, visibleRange } from './periods';
import type { CalendarQuery } from './schema';

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
