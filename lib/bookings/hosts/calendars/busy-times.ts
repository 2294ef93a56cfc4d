import ical, { type DateWithTimeZone, type EventInstance, type VEvent } from 'node-ical';
import { instantAt, startOfDay } from '../../../core/time/wall-clock.ts';
import { CalendarProblem } from './problem.ts';

/** [start, end] in epoch ms. */
export type BusyTime = readonly [start: number, end: number];

/** Limits for one calendar; a larger one is refused. */
const MAX_EVENTS = 10_000;
const MAX_RULES = 1000;
/** Dates that series add or leave out, in EXDATE and RDATE. */
const MAX_DATES = 5000;
const MAX_RULE_LENGTH = 300;
const MAX_TIMES = 5000;
const MAX_MS = 2000;

const isFree = (event: VEvent) =>
  event.transparency === 'TRANSPARENT' ||
  event.status === 'CANCELLED' ||
  Reflect.get(event, 'MICROSOFT-CDO-BUSYSTATUS') === 'FREE';

const padded = (part: number) => String(part).padStart(2, '0');

const dayOf = (date: Date) =>
  [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');

/** Returns the instant of a date. Without a zone, in its own text or the calendar's, it is business time. */
function instantOf(date: DateWithTimeZone): number {
  if (date.tz) return date.getTime();
  return instantAt(
    dayOf(date),
    `${padded(date.getHours())}:${padded(date.getMinutes())}`,
  ).getTime();
}

function timeOf({ start, end, isFullDay }: EventInstance): BusyTime {
  if (isFullDay) return [Date.parse(startOfDay(dayOf(start))), Date.parse(startOfDay(dayOf(end)))];
  return [instantOf(start), instantOf(end)];
}

/** Refuses what would take long to read. */
function checkCost(text: string): void {
  // A line goes on where the next one begins with a blank.
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  const rules = unfolded.match(/^RRULE[;:].*/gim) ?? [];
  const events = unfolded.match(/^BEGIN:VEVENT/gim)?.length ?? 0;
  const dates = unfolded.match(/^(EX|R)DATE[;:].*/gim) ?? [];
  const dateCount = dates.reduce((count, line) => count + line.split(',').length, 0);
  if (events > MAX_EVENTS || rules.length > MAX_RULES || dateCount > MAX_DATES) {
    throw new CalendarProblem('The calendar has too many events.');
  }
  const isTooFrequent = (rule: string) =>
    rule.length > MAX_RULE_LENGTH ||
    !/FREQ=(DAI|WEEK|MONTH|YEAR)LY/i.test(rule) ||
    /BY(HOUR|MINUTE|SECOND)=/i.test(rule);
  if (rules.some(isTooFrequent)) {
    throw new CalendarProblem('An event of the calendar repeats more often than once a day.');
  }
}

/**
 * Returns when somebody is busy according to a calendar in iCalendar format, in no order; events that are free or
 * cancelled are left out, and recurring ones expanded.
 * It takes long for a hostile one: `readInThread` calls it.
 * @throws CalendarProblem if it is no calendar, or takes too long to read
 */
export function readBusyTimes(text: string, from: Date, until: Date): BusyTime[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    throw new CalendarProblem('What the URL answers is no calendar.');
  }
  checkCost(text);
  const deadline = Date.now() + MAX_MS;
  const times: BusyTime[] = [];
  for (const event of Object.values(ical.sync.parseICS(text))) {
    if (event?.type !== 'VEVENT') continue;
    for (const instance of instancesOf(event, from, until)) {
      if (isFree(instance.event)) continue;
      const [start, end] = timeOf(instance);
      if (start < end) times.push([start, end]);
    }
    if (times.length > MAX_TIMES) throw new CalendarProblem('The calendar has too many events.');
    if (Date.now() > deadline) throw new CalendarProblem('The calendar takes too long to read.');
  }
  return times;
}

/** Returns the occurrences of an event; none of one that is broken, which must not hide the others. */
function instancesOf(event: VEvent, from: Date, to: Date): EventInstance[] {
  try {
    return ical.expandRecurringEvent(event, { from, to, expandOngoing: true });
  } catch {
    return [];
  }
}
