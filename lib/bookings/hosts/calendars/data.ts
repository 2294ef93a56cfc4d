import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { CalendarReading } from './busy-times';
import { calendarName } from './calendar-name';
import { downloadCalendar } from './download';
import { CalendarProblem } from './problem';
import { readInThread } from './read-in-thread';

/** Maximum number of calendars read per call of the scheduler. */
const AT_ONCE = 10;

const leased = z.array(
  z.object({ id: z.string(), url: z.string(), until: z.coerce.date(), zone: z.string() }),
);
type Leased = z.output<typeof leased>[number];

const DAY_MS = 86_400_000;

/** Limits of the notes on events that were not understood: their number, and the length of each. */
const MAX_NOTES = 5;
const MAX_NOTE = 150;

async function storeFailure(calendar: string, failure: string): Promise<boolean> {
  const answer = await serviceClient().rpc('store_host_failure', { calendar, failure });
  return dataOf(answer, `The failure of calendar ${calendar} cannot be stored`);
}

async function store(calendar: string, reading: CalendarReading, until: Date, name: string | null) {
  const { busy, events, notUnderstood } = reading;
  const answer = await serviceClient().rpc('store_host_busy', {
    calendar,
    busy: busy.map(([start, end]) => [start, end]),
    reading: {
      events,
      until: until.toISOString(),
      not_understood: notUnderstood.length,
      // Sorted, so that the order in the file has no effect: the host is notified only of new notes.
      notes: notUnderstood
        .toSorted()
        .slice(0, MAX_NOTES)
        .map((note) => note.slice(0, MAX_NOTE).toWellFormed()),
    },
    ...(name !== null && { calendar_name: name }),
  });
  return dataOf(answer, `Busy times of calendar ${calendar} cannot be stored`);
}

/** Reads a calendar and stores its busy times and name, or the reason of a failure. Returns that reason, or null. */
async function readOne({ id, url, until, zone }: Leased): Promise<string | null> {
  try {
    const text = await downloadCalendar(url);
    const reading = await readInThread(text, new Date(Date.now() - DAY_MS), until, zone);
    await store(id, reading, until, calendarName(text));
    return null;
  } catch (error) {
    const isExpected = error instanceof CalendarProblem;
    // Logged for a refusal too, because the message for the host does not contain the refused IP.
    log[isExpected ? 'info' : 'error'](
      { err: error, calendar: id },
      'a calendar could not be read',
    );
    const reason = isExpected ? error.message : 'The calendar could not be read.';
    await storeFailure(id, reason);
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

/** Reads the due calendars, for the scheduler. Returns how many. */
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
