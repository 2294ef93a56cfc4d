import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { BusyTime } from './busy-times';
import { calendarName } from './calendar-name';
import { downloadCalendar } from './download';
import { CalendarProblem } from './problem';
import { readInThread } from './read-in-thread';

/** As many as one call of the scheduler reads. */
const AT_ONCE = 10;

const leased = z.array(z.object({ id: z.string(), url: z.string(), until: z.coerce.date() }));
type Leased = z.output<typeof leased>[number];

const DAY_MS = 86_400_000;

async function store(
  calendar: string,
  busy: BusyTime[],
  said: { failure: string } | { name: string | null },
): Promise<boolean> {
  const answer = await serviceClient().rpc('store_host_busy', {
    calendar,
    busy: busy.map(([start, end]) => [start, end]),
    ...('failure' in said
      ? { failure: said.failure }
      : said.name !== null && { calendar_name: said.name }),
  });
  return dataOf(answer, `Busy times of calendar ${calendar} cannot be stored`);
}

/** Reads a calendar and stores its busy times and name, or why it could not be read. Returns that reason, or null. */
async function readOne({ id, url, until }: Leased): Promise<string | null> {
  try {
    const text = await downloadCalendar(url);
    const busy = await readInThread(text, new Date(Date.now() - DAY_MS), until);
    await store(id, busy, { name: calendarName(text) });
    return null;
  } catch (error) {
    const isExpected = error instanceof CalendarProblem;
    // Also for a refusal: the host does not learn the IP that was refused.
    log[isExpected ? 'info' : 'error'](
      { err: error, calendar: id },
      'a calendar could not be read',
    );
    const reason = isExpected ? error.message : 'The calendar could not be read.';
    await store(id, [], { failure: reason });
    return reason;
  }
}

async function lease(most: number, calendar?: string): Promise<Leased[]> {
  const answer = await serviceClient().rpc('lease_host_calendars', {
    most,
    ...(calendar && { only_calendar: calendar }),
  });
  return leased.parse(dataOf(answer, 'Calendars cannot be leased'));
}

/** Reads the calendars that are due, for the scheduler. Returns how many were. */
export async function readDueCalendars(): Promise<number> {
  const due = await lease(AT_ONCE);
  await Promise.all(due.map(readOne));
  return due.length;
}

/** Reads one calendar now. Returns why it could not be read, or null. */
export async function readCalendar(id: string): Promise<string | null> {
  const [calendar] = await lease(1, id);
  return calendar ? readOne(calendar) : 'The calendar is gone.';
}
