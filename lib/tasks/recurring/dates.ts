import 'server-only';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { businessDay } from '@/lib/core/time/business-time';
import { clockTime, END_OF_BUSINESS, endOfDay } from '@/lib/core/time/wall-clock';
import type { Repetition } from './model';
import { recurrenceSentence } from './recurrence-sentence';
import type { Recurrence } from './schema';

/** A rule with its first date: day 'YYYY-MM-DD' and time 'HH:mm' in the business zone. */
export type Schedule = { rule: Recurrence; startsOn: string; at: string };

/** Maximum number of dates in the editor. */
const MAX_DATES = 3;

/** Returns the days of a rule. Counts at noon, because the library skips times that do not exist on a day. */
function calendarRule({ rule, startsOn }: Schedule) {
  const day = Number(startsOn.slice(8));
  const parts = [`FREQ=${rule.frequency.toUpperCase()}`, `INTERVAL=${rule.every}`];
  if (rule.frequency === 'weekly' && rule.weekdays.length > 0) {
    parts.push(`BYDAY=${rule.weekdays.join(',')}`);
  }
  if (rule.frequency === 'monthly') {
    if (rule.monthly === 'lastWeekday') parts.push('BYDAY=MO,TU,WE,TH,FR', 'BYSETPOS=-1');
    // RFC 5545 would skip months that are too short.
    else if (day > 28) {
      const days = Array.from({ length: day - 27 }, (_, more) => 28 + more);
      parts.push(`BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1');
    }
  }
  // RFC 5545 would skip years without February 29.
  if (rule.frequency === 'yearly' && startsOn.endsWith('-02-29'))
    parts.push('BYMONTH=2', 'BYMONTHDAY=-1');
  return new RRuleTemporal({
    rruleString: parts.join(';'),
    dtstart: Temporal.PlainDateTime.from(`${startsOn}T12:00`).toZonedDateTime(BUSINESS_TIME_ZONE),
  });
}

/**
 * Returns the next dates of a schedule after a day in the business zone, at the same wall-clock time. On days when the
 * clock change skips this time, the date is an hour later.
 */
export function nextDates(schedule: Schedule, afterDay: string, count = MAX_DATES): Date[] {
  const calendar = calendarRule(schedule);
  const [hour = 0, minute = 0] = schedule.at.split(':').map(Number);
  const dates: Date[] = [];
  let after = new Date(Date.parse(endOfDay(afterDay)) - 1);
  while (dates.length < count) {
    const found = calendar.next(after, false);
    if (!found) break;
    const next = found
      .toPlainDate()
      .toZonedDateTime({ timeZone: BUSINESS_TIME_ZONE, plainTime: { hour, minute } });
    const day = found.toPlainDate().toString();
    if (schedule.rule.until !== null && day > schedule.rule.until) break;
    dates.push(new Date(next.epochMilliseconds));
    after = new Date(Date.parse(endOfDay(day)) - 1);
  }
  return dates;
}

const laterDay = (one: string, other: string) => [one, other].toSorted().at(-1) ?? one;

/**
 * Returns the due date of the next task in a series: the first date after both today and the latest task, which skips
 * missed dates. Null if the rule has ended.
 */
export function nextDue(
  schedule: Schedule,
  { lastDue, made, now }: { lastDue: Date; made: number; now: Date },
): Date | null {
  if (schedule.rule.count !== null && made >= schedule.rule.count) return null;
  const [last, today] = [businessDay(lastDue), businessDay(now)];
  return nextDates(schedule, laterDay(last, today), 1)[0] ?? null;
}

/** Returns up to three upcoming dates for the editor. */
export function shownDates(schedule: Schedule, now: Date, made = 1): Date[] {
  const today = businessDay(now);
  const after = laterDay(schedule.startsOn, today);
  const left = schedule.rule.count === null ? MAX_DATES : schedule.rule.count - made;
  return nextDates(schedule, after, Math.max(0, Math.min(MAX_DATES, left)));
}

/** Describes a rule for a task in plain English, with its next dates. Without a due date it begins today. */
export function repetitionOf(
  rule: Recurrence,
  due: Date | null,
  now: Date,
  made?: number,
): Omit<Repetition, 'rule'> {
  const startsOn = businessDay(due ?? now);
  const at = due ? clockTime(due) : END_OF_BUSINESS;
  return {
    sentence: recurrenceSentence(rule, startsOn),
    dates: shownDates({ rule, startsOn, at }, now, made).map((date) => date.toISOString()),
  };
}
